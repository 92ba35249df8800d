import { registeredText } from '@vitae/words/catalogue';
import { languageOf, sectionOf } from '@vitae/domain';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { useLocation } from '../../../../../base/router/index.ts';
import { notFound } from '../../../../../base/routing/not-found.ts';
import { useDocument } from '../hooks.ts';
import { sectionName, useAddress } from '../../../../../base/editor/address.ts';
import { SectionForm } from './section-form.tsx';
import { StepFrame } from '../../../screen/step-frame.tsx';

/** A step that edits one registered section, by the section's key in the address. */
export function SectionStep() {
  const { language } = useTexts('editor');
  const key = useAddress();
  const { pathname } = useLocation();
  const locale = useDocument((resume) => resume.locale);
  const section = sectionOf(key) ?? notFound(pathname);
  const { fields, kind, itemName, hint, headings } = section;
  const inLanguage: Partial<Record<string, string>> = headings;
  return (
    <StepFrame key={key} title={sectionName(key, '', language)} intro={registeredText(hint)}>
      <SectionForm
        section={{ path: `sections.${key}`, fields, kind }}
        itemName={registeredText(itemName)}
        usualHeading={inLanguage[languageOf(locale)] ?? headings.en}
      />
    </StepFrame>
  );
}
