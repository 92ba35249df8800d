import { safePath } from '../../base/session/safe-path.ts';
import { useRemote } from '../../base/remote/use-remote.ts';
import { callApi } from '../../base/session/start-session.ts';

/** The report that an expert review is bought for, as the address of the payment names it. */
export interface ReportToReview {
  /** The id of the evaluation. */
  report: string;
  /** Its page. */
  at: string;
}

/** The parts of an address that name a report; none if it names no report. */
export function reportIn(search: URLSearchParams): Record<string, string> & Partial<ReportToReview> {
  const [report, at] = [search.get('report'), search.get('at')];
  return report && at ? { report, at: safePath(at) } : {};
}

/**
 * Asks for the review that was bought for a report, with the question that was asked before. Doing it again changes
 * nothing: a review that is under way stays as it is.
 */
export const useBoughtReview = (report: string) =>
  useRemote({
    key: ['bought-review', report],
    isFixed: true,
    load: async () => {
      const { review } = await callApi((api) => api.evaluations.review.get({ id: report }));
      if (review === null || review.state === 'requested')
        await callApi((api) => api.evaluations.review.request({ id: report, question: review?.question ?? '' }));
      return true;
    },
  });
