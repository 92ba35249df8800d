export { evaluateDocument, evaluateFile, type Evaluated, type EvaluationContext } from './evaluate.ts';
