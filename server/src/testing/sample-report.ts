import { newId } from '@vitae/domain';
import { plainReport } from '@vitae/testkit/plain-report';

/** A report as a device sends it to be kept. */
export const sampleReport = ({
  document = null,
  name = 'mine.pdf',
  score = 61.5,
  updatedAt = null,
  text = 'Read',
  pages = [],
}: {
  document?: string | null;
  name?: string;
  score?: number;
  updatedAt?: string | null;
  text?: string;
  pages?: readonly object[];
} = {}) => ({
  kind: 'resume' as const,
  subject: { document, slug: `mine-${newId().slice(-8)}`, name, updatedAt },
  createdAt: '2026-01-01T00:00:00.000Z',
  body: {
    report: plainReport(score),
    view: { pages, text, ignored: {} },
  },
});
