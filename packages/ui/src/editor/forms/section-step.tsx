import { languageOf, sectionOf } from '@vitae/domain';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { notFound } from '../../app/not-found.ts';
import { useDocument } from '../state/index.ts';
import { sectionName } from '../steps/address.ts';
import { SectionForm } from './section-form.tsx';
import { StepFrame } from './step-frame.tsx';

/** A step that edits one registered section, by the section's key in the address. */
export function SectionStep() {
  const { i18n } = useTranslation('editor');
  const { section: key = '' } = useParams();
  const { pathname } = useLocation();
  const locale = useDocument((resume) => resume.locale);
  const section = sectionOf(key) ?? notFound(pathname);
  const { fields, kind, itemName, hint, headings } = section;
  const inLanguage: Partial<Record<string, readonly string[]>> = headings;
  return (
    <StepFrame key={key} title={sectionName(key, '', i18n.language)} intro={hint}>
      <SectionForm section={{ path: `sections.${key}`, fields, kind }} itemName={itemName} usualHeading={inLanguage[languageOf(locale)]?.[0] ?? headings.en[0]} />
    </StepFrame>
  );
}
