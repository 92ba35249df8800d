import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { loadPdfReader } from './load-pdf-reader.ts';

/** One page of a PDF, drawn when it comes near the window. */
export function PdfCanvas({ pdf, number, label }: { pdf: Blob; number: number; label: string }) {
  const { t } = useTexts('review');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let stop = () => {};
    const draw = async () => {
      const { openPdf } = await loadPdfReader();
      const page = await (await openPdf(pdf)).getPage(number);
      const width = element.clientWidth * Math.min(devicePixelRatio, 2);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      element.width = Math.round(viewport.width);
      element.height = Math.round(viewport.height);
      const task = page.render({ canvas: element, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        draw().catch((error: unknown) => {
          if (error instanceof Error && error.name === 'RenderingCancelledException') return;
          console.error(error);
          setFailed(true);
        });
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [pdf, number]);

  return (
    <>
      <canvas ref={canvas} role="img" aria-label={label} className="block size-full" />
      {failed && <p className="absolute inset-x-0 top-1/3 px-8 text-center text-14">{t('review.pageFailed')}</p>}
    </>
  );
}
