import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import { OtherFormats } from './other-formats.tsx';

beforeAll(() => loadAreas(['preview']));

it('begins the ending of a file with its dot, also in an interface that runs from right to left', () => {
  render(<OtherFormats kind="resume" busy={null} onDownload={() => undefined} />);
  for (const ending of ['.docx', '.html', '.txt']) expect(screen.getByText(ending).getAttribute('dir')).toBe('ltr');
});
