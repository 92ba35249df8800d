import type { AnyDocument } from '@vitae/domain';
import { templateKindOf } from '@vitae/templates';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { withTemplate } from '../../../base/documents/document-actions.ts';
import { PagePicture } from '../../../parts/documents/page-picture.tsx';
import { shapeOf } from '../../../parts/documents/page-pictures.ts';
import type { DesignProps } from './design-panel.tsx';

/** The templates, drawn with this document as it was when the panel opened; with an example if it was empty. */
export function TemplateChoice({ doc, change }: DesignProps) {
  const { t } = useTexts('preview');
  const name = useId();
  const [drawn] = useState(doc);
  const pictures = useMemo(() => {
    const { templates, isBlank } = templateKindOf(drawn.kind);
    const isEmpty = isBlank(drawn);
    return templates.map((template) => {
      const own = withTemplate(drawn, template.id);
      return { template, doc: isEmpty ? () => withExample(own) : own };
    });
  }, [drawn]);
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-4 min-[30rem]:grid-cols-3">
      <legend className="sr-only">{t('design.templates')}</legend>
      {pictures.map(({ template, doc: shown }) => (
        <label
          key={template.id}
          className="group relative flex flex-col gap-2 rounded-card p-1 text-13 font-medium text-ink-soft has-checked:text-ink has-checked:outline-2 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 z-10 appearance-none outline-none"
            checked={template.id === doc.template.id}
            onChange={() => change(t('undo.template'), (current) => withTemplate(current, template.id))}
          />
          <PagePicture
            title={template.name}
            doc={shown}
            shape={shapeOf(typeof shown === 'function' ? doc : shown)}
            className="w-full transition-transform group-hover:-translate-y-0.5"
          />
          <span className="truncate px-1 pb-1">{template.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Its code comes with the first empty document: most have content. */
async function withExample(doc: AnyDocument): Promise<AnyDocument> {
  const { exampleIn } = await import('../ghost/example-in.ts');
  return (await exampleIn(doc)) ?? doc;
}
