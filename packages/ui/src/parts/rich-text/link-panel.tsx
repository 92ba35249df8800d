import type { Editor } from '@tiptap/core';
import { webHref } from '@vitae/domain';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Field, LineInput } from '../components/index.ts';
import { isLinkTarget } from './rich-text-schema.ts';

export interface LinkPanelProps {
  editor: Editor;
  /** Target of the link at the caret, to change or to remove. */
  href: string | null;
  onClose: () => void;
}

/** Sets or removes the link on the selected words; without a selection the address itself becomes the text. */
export function LinkPanel({ editor, href, onClose }: LinkPanelProps) {
  const { t } = useTexts('steps');
  const { t: shared } = useTexts('editor');
  const [typed, setTyped] = useState(href ?? '');
  const [isBad, setIsBad] = useState(false);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const address =
      typed.includes('@') && !typed.includes('/') && !typed.startsWith('mailto:')
        ? `mailto:${typed.trim()}`
        : webHref(typed);
    if (typed.trim() === '' || !isLinkTarget(address)) return setIsBad(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && href === null)
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    else chain.setMark('link', { href: address }).run();
    return onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div
      role="group"
      aria-label={t('richText.link')}
      className="flex flex-wrap items-end gap-2 border-b border-line bg-surface-sunken p-2"
    >
      <Field
        label={t('richText.address')}
        className="min-w-40 flex-1"
        {...(isBad ? { error: t('richText.badAddress') } : {})}
      >
        <LineInput
          ref={(element) => {
            input.current = element;
          }}
          value={typed}
          placeholder="https://"
          onValueChange={setTyped}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button size="sm" variant="primary" onClick={apply}>
        {t('richText.setLink')}
      </Button>
      {href !== null && (
        <Button size="sm" onClick={remove}>
          {t('richText.removeLink')}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={close}>
        {shared('cancel')}
      </Button>
    </div>
  );
}
