import { useStore } from 'zustand';
import { marksOfFindings, PageMarks } from '../../../parts/evaluation/page-marks.tsx';
import type { LiveEvaluation } from './live-evaluation.ts';
import { useLiveEvaluation } from './use-live-evaluation.ts';

/** The numbers of the findings at their places on a page of the open document. */
export function FindingMarks({ page, scale }: { page: number; scale: number }) {
  const live = useLiveEvaluation();
  return live && <Marks live={live} page={page} scale={scale} />;
}

function Marks({ live, page, scale }: { live: LiveEvaluation; page: number; scale: number }) {
  const evaluated = useStore(live.state, (state) => state.evaluated);
  const chosen = useStore(live.state, (state) => state.chosen);
  if (!evaluated) return null;
  return (
    <PageMarks
      marks={marksOfFindings(evaluated.report.findings)}
      page={page}
      scale={scale}
      chosen={chosen}
      onChoose={(id) => live.choose(id)}
    />
  );
}
