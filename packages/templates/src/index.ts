export { templateOf } from './kinds/resume.ts';
export { letterTemplates, templates } from './registry.ts';
export { renderTemplate, templateKindOf } from './render-template.ts';
export { splitColumns, type Columns } from './shared/columns.ts';
export type { ImageSource } from './shared/primitives.ts';
export { paper } from './shared/paper.ts';
export { resolveTokens, type TemplateDefaults, type Tokens } from './shared/tokens.ts';
export type { RenderEnvironment, TemplateBase, TemplateKind } from './template-kind.ts';
export type { LetterTemplate, LetterTemplateProps, Template, TemplateProps } from './template.ts';
