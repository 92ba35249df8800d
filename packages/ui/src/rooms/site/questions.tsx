import { translatedContent } from '@vitae/words/catalogue';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { ButtonLink } from '../../parts/components/index.ts';
import faq from './content/faq.md?raw';
import { Prose } from './prose.tsx';
import { written } from './written.ts';

/** How many questions the start page answers: those that come first on their own page. */
const shown = 6;

/** A question of the page `/faq` and its answer in Markdown. */
const questionsOf = (text: string): { question: string; answer: string }[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { question: part.slice(0, end).trim(), answer: part.slice(end).trim() };
    });

/** The questions that most visitors have, each with its answer on a click. */
export function Questions() {
  const { t, language } = useTexts('site');
  const { appName, faqUrl, sellsPlans } = usePlatform().settings;
  return (
    <section aria-labelledby="questions" className="mx-auto max-w-3xl px-4 py-16 sm:px-6 sm:py-24">
      <h2 id="questions" className="display text-32 sm:text-44">
        {t('home.questions')}
      </h2>
      <div className="mt-8 border-t border-line">
        {questionsOf(written(translatedContent('faq') ?? faq, appName, { payments: sellsPlans }))
          .slice(0, shown)
          .map(({ question, answer }) => (
            <details key={question} name="questions" className="group border-b border-line">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-16 font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  size={20}
                  aria-hidden
                  className="shrink-0 text-ink-faint transition-transform group-open:rotate-180 motion-reduce:transition-none"
                />
              </summary>
              <Prose text={answer} lang={language} className="pb-4" />
            </details>
          ))}
      </div>
      {faqUrl === null && (
        <ButtonLink to="/faq" trailingIcon={ArrowRight} className="mt-8">
          {t('home.questionsAll')}
        </ButtonLink>
      )}
    </section>
  );
}
