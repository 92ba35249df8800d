export { letterTemplateOf, letterTemplates, templateOf, templates } from './registry.ts';
export { renderTemplate, type RenderEnvironment } from './render-template.ts';
export { splitColumns, type Columns } from './shared/columns.ts';
export type { ImageSource } from './shared/primitives.ts';
export { paper } from './shared/paper.ts';
export { resolveTokens, type TemplateDefaults, type Tokens } from './shared/tokens.ts';
export type { LetterTemplate, LetterTemplateProps, Template, TemplateProps } from './template.ts';
