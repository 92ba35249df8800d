import { kebab, layoutKindSchema, type LayoutKind } from '@vitae/domain';
import { ChevronRight, Plus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Link, useNavigate } from '../../../../../base/router/index.ts';
import { useShallow } from 'zustand/react/shallow';
import { Button, classNames, Field, LineInput } from '../../../../../parts/components/index.ts';
import { customSection } from '../document-edits.ts';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useChange, useDocument, resumeOf } from '../hooks.ts';
import { useStepPath } from '../../../../../base/editor/address.ts';
import { StepFrame } from '../../../screen/step-frame.tsx';

/** Creates a custom section. */
export function ExtraStep() {
  const { t } = useTexts('editor');
  const { t: own } = useTexts('steps');
  const editor = useEditor();
  const change = useChange();
  const navigate = useNavigate();
  const stepPath = useStepPath();
  const existing = useDocument(useShallow((resume) => resume.custom));
  const [heading, setHeading] = useState('');
  const [kind, setKind] = useState<LayoutKind>('list');
  const [isMissing, setIsMissing] = useState(false);
  const make = (event: SubmitEvent) => {
    event.preventDefault();
    if (heading.trim() === '') return setIsMissing(true);
    const section = customSection(resumeOf(editor), heading.trim(), kind, kebab);
    change(t('undo.addSection'), (resume) => ({ ...resume, custom: [...resume.custom, section] }));
    return void navigate(stepPath(`extra/${section.key}`));
  };
  return (
    <StepFrame title={t('steps.names.extra')} intro={own('extra.intro')}>
      <form onSubmit={make} className="flex flex-col gap-5">
        <Field label={own('extra.heading')} {...(isMissing ? { error: own('extra.headingMissing') } : {})}>
          <LineInput
            value={heading}
            placeholder={own('extra.headingExample')}
            autoComplete="off"
            onValueChange={(value) => {
              setHeading(value);
              setIsMissing(false);
            }}
          />
        </Field>
        <KindChoice value={kind} onChange={setKind} />
        <div>
          <Button type="submit" variant="primary" icon={Plus}>
            {own('extra.add')}
          </Button>
        </div>
      </form>
      {existing.length > 0 && (
        <section>
          <h2 className="mb-2 text-16">{own('extra.existing')}</h2>
          <ul className="flex flex-col gap-1">
            {existing.map((section) => (
              <li key={section.id}>
                <Link
                  to={stepPath(`extra/${section.key}`)}
                  className="flex h-10 items-center justify-between gap-2 rounded-control border border-line bg-surface px-3 hover:bg-surface-hover pointer-coarse:h-11"
                >
                  <span className="truncate">{section.heading || t('extra.untitled')}</span>
                  <ChevronRight size={16} aria-hidden className="text-ink-faint" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </StepFrame>
  );
}

/** How a section's entries are drawn, each choice with its use. */
export function KindChoice({ value, onChange }: { value: LayoutKind; onChange: (kind: LayoutKind) => void }) {
  const { t: own } = useTexts('steps');
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium text-ink-soft">{own('extra.kind')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {layoutKindSchema.options.map((kind) => (
          <label
            key={kind}
            className={classNames(
              'relative flex flex-col rounded-card border px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              kind === value ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-surface-hover',
            )}
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="absolute inset-0 appearance-none outline-none"
            />
            <span className="text-14 font-medium">{own(`extra.kinds.${kind}.name`)}</span>
            <span className="text-12 text-ink-soft">{own(`extra.kinds.${kind}.hint`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
