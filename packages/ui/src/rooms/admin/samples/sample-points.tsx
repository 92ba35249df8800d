import type { SampleDetails } from '@vitae/api/contract';
import { directionOf } from '@vitae/domain';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, Field, IconButton, Select, TextArea } from '../../../parts/components/index.ts';
import { Panel } from '../facts.tsx';
import { placesOf } from './point-places.ts';

type Point = SampleDetails['content']['points'][number];

interface SamplePointsProps {
  document: Readonly<Record<string, unknown>>;
  /** Of the document, such as `de-AT`. */
  locale: string;
  points: readonly Point[];
  onChange: (points: Point[]) => void;
}

const mostPoints = 9;

/** What makes a sample work: each reason with its place in the document. */
export function SamplePoints({ document, locale, points, onChange }: SamplePointsProps) {
  const { t } = useTexts('admin');
  const places = useMemo(() => placesOf(document), [document]);
  const change = (index: number, changed: Partial<Point>) =>
    onChange(points.map((point, at) => (at === index ? { ...point, ...changed } : point)));
  const swap = (index: number, other: number) =>
    onChange(points.map((point, at) => points[at === index ? other : at === other ? index : at] ?? point));
  return (
    <Panel
      title={t('sample.points')}
      aside={
        <Button
          size="sm"
          icon={Plus}
          disabled={points.length >= mostPoints}
          onClick={() => onChange([...points, { at: places[0]?.at ?? '', text: '' }])}
        >
          {t('sample.addPoint')}
        </Button>
      }
    >
      <p className="text-13 text-ink-soft">{t('sample.pointsHint')}</p>
      <ol className="flex flex-col divide-y divide-line">
        {points.map(({ at, text }, index) => {
          const number = index + 1;
          const isLost = !places.some((place) => place.at === at);
          return (
            <li key={index} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
              <div className="flex items-end gap-1">
                <div className="min-w-0 flex-1">
                  <Field label={t('sample.pointAt', { number })} {...(isLost && { error: t('sample.pointLost') })}>
                    <Select
                      dir={directionOf(locale)}
                      value={at}
                      options={[
                        ...(isLost ? [{ value: at, label: t('sample.placeLost') }] : []),
                        ...places.map(({ at: value, label }) => ({ value, label })),
                      ]}
                      onChange={({ currentTarget: { value } }) => change(index, { at: value })}
                    />
                  </Field>
                </div>
                <IconButton
                  label={t('sample.upPoint', { number })}
                  icon={ArrowUp}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                />
                <IconButton
                  label={t('sample.downPoint', { number })}
                  icon={ArrowDown}
                  disabled={number === points.length}
                  onClick={() => swap(index, number)}
                />
                <IconButton
                  label={t('sample.removePoint', { number })}
                  icon={Trash2}
                  onClick={() => onChange(points.filter((_, one) => one !== index))}
                />
              </div>
              <TextArea
                aria-label={t('sample.pointText', { number })}
                value={text}
                maxLength={400}
                onChange={({ currentTarget: { value } }) => change(index, { text: value })}
              />
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
