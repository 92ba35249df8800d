export { runOneTask, type OneTask, type TaskFailure, type TaskWorker } from './run-one-task.ts';
