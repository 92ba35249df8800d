import { record } from './recorder.ts';

export interface Answers {
  showOpenDialog: { canceled?: boolean; filePaths: string[] };
  showSaveDialog: { canceled?: boolean; filePath: string };
  showMessageBox: { response: number; checkboxChecked?: boolean };
}

const queues: { [Kind in keyof Answers]: Answers[Kind][] } = {
  showOpenDialog: [],
  showSaveDialog: [],
  showMessageBox: [],
};

/** Sets the user's answer in the next dialog of a kind. By default the user cancels. */
export const answerDialog = <Kind extends keyof Answers>(kind: Kind, answer: Answers[Kind]): void =>
  void queues[kind].push(answer);

/** A window may come before the options. */
const optionsOf = (given: unknown[]): { cancelId?: number } => given.at(-1) as object;

const open = (...given: unknown[]): { canceled: boolean; filePaths: string[] } => {
  record('dialog.showOpenDialog', optionsOf(given));
  const answer = queues.showOpenDialog.shift();
  return { canceled: answer === undefined, filePaths: [], ...answer };
};

const save = (...given: unknown[]): { canceled: boolean; filePath: string } => {
  record('dialog.showSaveDialog', optionsOf(given));
  const answer = queues.showSaveDialog.shift();
  return { canceled: answer === undefined, filePath: '', ...answer };
};

const message = (...given: unknown[]): { response: number; checkboxChecked: boolean } => {
  const options = optionsOf(given);
  record('dialog.showMessageBox', options);
  return { response: options.cancelId ?? 0, checkboxChecked: false, ...queues.showMessageBox.shift() };
};

const later =
  <Result>(ask: (...given: unknown[]) => Result) =>
  (...given: unknown[]): Promise<Result> =>
    Promise.resolve(ask(...given));

export const dialog = {
  showOpenDialog: later(open),
  showSaveDialog: later(save),
  showMessageBox: later(message),
  showOpenDialogSync: (...given: unknown[]) => open(...given).filePaths,
  showSaveDialogSync: (...given: unknown[]) => save(...given).filePath,
  showMessageBoxSync: (...given: unknown[]) => message(...given).response,
  showErrorBox: (title: string, content: string): void => record('dialog.showErrorBox', title, content),
};
