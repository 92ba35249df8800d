import { parseSync, Visitor } from 'vite';

/** A text in a source file that looks like a message for users, and the line it starts on. */
export interface LiteralText {
  line: number;
  text: string;
}

/** Attributes and properties whose value is shown or read aloud, whatever it looks like. */
const shownNames = /^(?:alt|aria-(?:description|label)|description|detail|hint|label|message|placeholder|title)$/;
/** The arguments of these are seen only by developers and in logs. */
const developerCalls = /^(?:console\.\w+|(?:\w+\.)*log(?:\.\w+)?|(?:\w*\.)*describe|process\.emitWarning)$/;
const developerErrors = /^(?:Error|TypeError|RangeError|DOMException|FontError|QueueFull|RefusedCall|TooLongError)$/;

/** "Sign in", "The file is empty.", "the disk is full. Free up some space": not a class list, a key or SQL. */
const isSentence = (text: string): boolean =>
  /^[\p{P}\s]*\p{Lu}[\p{L}’'-]*[,:;]? (?:[\p{L}\d(“"‘'{$…–-])/u.test(text) ||
  /(?:\p{L}[\p{L}’']*,? ){3}\p{L}+[.,:;…]?(?:\s|$)/u.test(text) ||
  /\p{L} \p{L}+[.?…]$/u.test(text);

const isCode = (text: string): boolean =>
  /^(?:select|insert|update|delete|create|drop|alter|pragma|with|case|attach|begin)\b/i.test(text.trim()) ||
  /[{};]\s*$|=>|\bvar\(--/.test(text);

/** Words, and not a key such as `fullName` or `design.size`. */
const isShown = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}{2}/u.test(value) && !/^[a-z][\w.-]*$/.test(value);

/** Every text of a source file that looks like a message for users. Throws if the file does not parse. */
export function literalTextsOf(file: string, source: string): LiteralText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const skipped: { start: number; end: number }[] = [];
  const found = new Map<number, string>();
  const skip = ({ start, end }: { start: number; end: number }) => skipped.push({ start, end });
  const add = (start: number, text: string) => found.set(start, text.trim().replaceAll(/\s+/g, ' '));
  const nameOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end).replaceAll('?.', '.');
  const addShown = (name: string, value: { type: string; start: number; value?: unknown } | null) => {
    if (value?.type === 'Literal' && shownNames.test(name) && isShown(value.value)) add(value.start, value.value);
  };
  new Visitor({
    CallExpression: (node) => {
      if (developerCalls.test(nameOf(node.callee))) skip(node);
    },
    NewExpression: (node) => {
      if (developerErrors.test(nameOf(node.callee))) skip(node);
    },
    ImportDeclaration: skip,
    TaggedTemplateExpression: skip,
    TSLiteralType: skip,
    Literal: (node) => {
      if (typeof node.value === 'string' && isSentence(node.value) && !isCode(node.value)) add(node.start, node.value);
    },
    TemplateLiteral: (node) => {
      const text = node.quasis.map((quasi) => quasi.value.cooked ?? '').join('{}');
      if (isSentence(text) && !isCode(text)) add(node.start, text);
    },
    JSXText: (node) => {
      if (/\p{L}{2}/u.test(node.value)) add(node.start, node.value);
    },
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier') addShown(node.name.name, node.value);
    },
    Property: (node) => {
      if (node.key.type === 'Identifier' && !node.computed) addShown(node.key.name, node.value);
    },
  }).visit(program);
  return [...found]
    .filter(([start]) => !skipped.some((range) => range.start <= start && start < range.end))
    .map(([start, text]) => ({ line: source.slice(0, start).split('\n').length, text }));
}
