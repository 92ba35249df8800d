import { languageOf } from '@vitae/domain';
import { starterLanguageOf } from '@vitae/samples';
import { Lightbulb } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { late } from '../../../../../parts/components/late.tsx';
import { useDocument } from '../hooks.ts';

const StarterPanel = late(async () => (await import('./starter-panel.tsx')).StarterPanel);

/** Opens the starters. A letter in a language that has none says so. */
export function Starters() {
  const { t, language } = useTexts('letter');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const ofLetter = useDocument(({ locale }) => languageOf(locale));
  const ofStarters = starterLanguageOf(ofLetter);
  if (!ofStarters) {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(ofLetter) ?? ofLetter;
    return <p className="text-13 text-ink-faint">{t('starters.noLanguage', { language: name })}</p>;
  }
  return (
    <div className="col-span-full flex flex-col gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="flex items-center gap-1 self-start rounded-control text-13 font-medium text-accent-ink hover:underline pointer-coarse:min-h-11"
      >
        <Lightbulb size={16} aria-hidden />
        {t('starters.show')}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <StarterPanel key={ofStarters} language={ofStarters} />}
      </div>
    </div>
  );
}
