import { Search, type LucideIcon } from 'lucide-react';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { classNames, Dialog, Kbd } from '../../../parts/components/index.ts';
import { matchingCommands } from './match-commands.ts';

export interface Command {
  id: string;
  label: string;
  /** Further search terms. */
  keywords?: string;
  icon?: LucideIcon;
  /** Keys that do the same. */
  shortcut?: string;
  /** It is listed only once something is typed, since there are too many like it. */
  needsWords?: boolean;
  run: () => void;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: readonly Command[];
}

/** Everything that can be done here, by typing (WAI-ARIA combobox with a list). */
export function CommandPalette({ open, onOpenChange, commands }: CommandPaletteProps) {
  const { t } = useTexts('preview');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('palette.title')} size="lg">
      <CommandSearch commands={commands} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function CommandSearch({ commands, close }: { commands: readonly Command[]; close: () => void }) {
  const { t } = useTexts('preview');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = useMemo(() => matchingCommands(commands, typed), [commands, typed]);
  const optionId = (command: Command) => `${id}-${command.id}`;
  const activate = (index: number) => {
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const run = (command: Command | undefined) => {
    if (!command) return;
    close();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: found.length - 1 }[event.key];
    if (target !== undefined && found.length > 0) {
      event.preventDefault();
      activate((target + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(found[active]);
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <label className="control flex items-center gap-2">
        <Search size={16} aria-hidden className="text-ink-faint" />
        <input
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={found[active] && optionId(found[active])}
          aria-label={t('palette.placeholder')}
          placeholder={t('palette.placeholder')}
          className="min-w-0 flex-1 bg-transparent outline-none"
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            activate(0);
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-2 py-6 text-center text-14 text-ink-soft'}>
        {found.length > 0 ? t('palette.results', { count: found.length }) : t('palette.none')}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette.title')}
        className="max-h-[min(24rem,50dvh)] overflow-y-auto"
      >
        {found.map((command, index) => {
          const { icon: Icon, label, shortcut } = command;
          return (
            // The list is operated from the text field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={command.id}
              id={optionId(command)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classNames(
                'flex h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-14',
                index === active && 'bg-surface-hover',
              )}
              onPointerMove={() => setActive(index)}
              onClick={() => run(command)}
            >
              {Icon && <Icon size={16} aria-hidden className="text-ink-faint" />}
              <span className="flex-1 truncate">{label}</span>
              {shortcut && <Kbd>{shortcut}</Kbd>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
