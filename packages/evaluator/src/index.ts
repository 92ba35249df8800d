export { drawShared, type SharedDocument } from './draw-shared.ts';
export { evaluateDocument, evaluateFile, type Evaluated, type EvaluationContext } from './evaluate.ts';
