import type { AnyDocument } from '@vitae/domain';
import { templateKindOf } from '@vitae/templates';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { inOffer, offerOf, useOffers, type Offer } from '../../../base/documents/offered-templates.ts';
import { useHasPremiumTemplates } from '../../../base/session/template-rights.ts';
import { Badge, Callout } from '../../../parts/components/index.ts';
import { PayLink } from '../../../parts/pricing/pay-link.tsx';
import { PagePicture } from '../../../parts/documents/page-picture.tsx';
import { shapeOf } from '../../../parts/documents/page-pictures.ts';
import type { DesignProps } from './design-panel.tsx';

/** The templates, drawn with this document as it was when the panel opened; with an example if it was empty. */
export function TemplateChoice({ doc, change }: DesignProps) {
  const { t } = useTexts('preview');
  const name = useId();
  const [drawn] = useState(doc);
  const hasPremium = useHasPremiumTemplates();
  /** The premium template that was chosen without a plan. */
  const [wanted, setWanted] = useState<Offer | null>(null);
  const offers = useOffers(doc.kind);
  const choose = (template: Offer) => {
    // The one that the document came in can be chosen again.
    const isHad = template.id === drawn.template.id;
    if (template.premium && !hasPremium && !isHad) return setWanted(template);
    setWanted(null);
    change(t('undo.template'), (current) => inOffer(current, template, offers));
  };
  const pictures = useMemo(() => {
    const isEmpty = templateKindOf(drawn.kind).isBlank(drawn);
    return offers.map((template) => {
      const own = inOffer(drawn, template, offers);
      return { template, doc: isEmpty ? () => withExample(own) : own };
    });
  }, [drawn, offers]);
  const had = offerOf(doc, offers)?.key;
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-4 min-[30rem]:grid-cols-3">
      <legend className="sr-only">{t('design.templates')}</legend>
      {wanted && (
        <Callout
          role="alert"
          className="sticky top-2 z-20 col-span-full shadow-floating"
          title={t('design.premiumTitle', { name: wanted.name })}
          actions={
            <PayLink to="/payment" variant="primary" size="sm">
              {t('design.seePlans')}
            </PayLink>
          }
        >
          {t('design.premiumText')}
        </Callout>
      )}
      {pictures.map(({ template, doc: shown }) => (
        <label
          key={template.key}
          className="group relative flex flex-col gap-2 rounded-card p-1 text-13 font-medium text-ink-soft has-checked:text-ink has-checked:outline-2 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 z-10 appearance-none outline-none"
            checked={template.key === had}
            onChange={() => choose(template)}
          />
          <PagePicture
            title={template.name}
            doc={shown}
            shape={shapeOf(typeof shown === 'function' ? doc : shown)}
            className="w-full transition-transform group-hover:-translate-y-0.5"
          />
          <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 px-1 pb-1">
            <span className="truncate">{template.name}</span>
            {template.premium && <Badge tone="notice">{t('design.premium')}</Badge>}
          </span>
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
