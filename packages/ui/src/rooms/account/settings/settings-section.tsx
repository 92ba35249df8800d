import type { ReactNode } from 'react';
import { Badge, classNames } from '../../../parts/components/index.ts';

export interface SettingsSectionProps {
  /** Its anchor in the address: `/account/settings#password`. */
  id: string;
  title: string;
  intro?: string;
  /** Its content is as wide as the page, such as a table; forms are easier to read if narrow. */
  isWide?: boolean;
  badge?: { tone: 'good' | 'notice' | 'neutral'; label: string };
  children: ReactNode;
}

/** One subject of the settings: its description on the left, its controls on the right. */
export function SettingsSection({ id, title, intro, badge, isWide = false, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid scroll-mt-16 gap-x-10 gap-y-4 border-t border-line py-7 first:border-0 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id={`${id}-heading`} className="flex flex-wrap items-center gap-2 text-16">
          {title}
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        </h2>
        {intro && <p className="mt-1 text-13 text-ink-soft">{intro}</p>}
      </div>
      <div className={classNames('min-w-0', !isWide && 'max-w-md')}>{children}</div>
    </section>
  );
}
