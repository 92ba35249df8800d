import { customFields, layoutKindSchema, type LayoutKind } from '@vitae/domain';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { Redirection, useLocation, useNavigate, useParams } from '../../../../../base/router/index.ts';
import { notFound } from '../../../../../base/routing/not-found.ts';
import { Button, Field, Select, toast } from '../../../../../parts/components/index.ts';
import { withCustom } from '../document-edits.ts';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useChange, useDocument, resumeOf } from '../hooks.ts';
import { useStepPath } from '../../../../../base/editor/address.ts';
import { SectionForm } from './section-form.tsx';
import { StepFrame } from '../../../screen/step-frame.tsx';

/** `extra/{key}`: a custom section. */
export function CustomSectionStep() {
  const { key = '' } = useParams();
  return <CustomSection key={key} name={key} />;
}

function CustomSection({ name }: { name: string }) {
  const { pathname } = useLocation();
  const stepPath = useStepPath();
  const id = useDocument((resume) => resume.custom.find((section) => section.key === name)?.id) ?? null;
  const [opened] = useState(id);
  if (id !== null) return <CustomSectionForm id={id} name={name} />;
  // It existed a moment ago: deleted, undone, or removed in another window.
  return opened === null ? notFound(pathname) : <Redirection to={stepPath('extra')} />;
}

function CustomSectionForm({ id, name }: { id: string; name: string }) {
  const { t } = useTexts('editor');
  const { t: own } = useTexts('steps');
  const editor = useEditor();
  const change = useChange();
  const navigate = useNavigate();
  const stepPath = useStepPath();
  const heading = useDocument((resume) => resume.custom.find((section) => section.id === id)?.heading ?? '');
  const kind = useDocument((resume) => resume.custom.find((section) => section.id === id)?.kind ?? 'list');
  const options = useMemo(
    () => layoutKindSchema.options.map((value) => ({ value, label: own(`extra.kinds.${value}.name`) })),
    [own],
  );

  const setKind = (chosen: LayoutKind | undefined) =>
    chosen && change(t('undo.kind'), (resume) => withCustom(resume, id, (section) => ({ ...section, kind: chosen })));
  const remove = () => {
    const { custom } = resumeOf(editor);
    const index = custom.findIndex((section) => section.id === id);
    const section = custom[index];
    if (!section) return;
    void navigate(stepPath('extra'));
    change(t('undo.deleteSection'), (resume) => ({ ...resume, custom: resume.custom.filter((one) => one.id !== id) }));
    toast({
      title: t('item.deleted', { name: heading || t('extra.untitled') }),
      action: {
        label: t('undoDelete'),
        onSelect: () => {
          change(t('undo.restore'), (resume) =>
            resume.custom.some((one) => one.id === id)
              ? resume
              : { ...resume, custom: resume.custom.toSpliced(index, 0, section) },
          );
          void navigate(stepPath(`extra/${name}`));
        },
      },
    });
  };
  return (
    <StepFrame key={id} title={heading || t('extra.untitled')} intro={own('extra.hint')}>
      <SectionForm
        section={{ path: `custom.${id}`, fields: customFields, kind }}
        itemName={own('extra.itemName')}
        usualHeading={own('extra.headingExample')}
      >
        <Field label={own('extra.kind')}>
          <Select
            options={options}
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(layoutKindSchema.options.find((one) => one === value))}
          />
        </Field>
      </SectionForm>
      <div>
        <Button variant="ghost" icon={Trash2} className="text-danger-ink" onClick={remove}>
          {own('extra.delete')}
        </Button>
      </div>
    </StepFrame>
  );
}
