import type { Resume } from '@vitae/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../app/platform.ts';
import { classNames } from '../components/class-names.ts';
import { createPagePictures, type PagePictures } from './page-pictures.ts';

export interface PagePictureProps {
  title: string;
  /** The document, or the way to get it when it comes into sight. */
  resume: Resume | (() => Promise<Resume>);
  className?: string;
}

let pictures: PagePictures | undefined;

/** The first page of a resume as it prints, drawn when it comes into sight; as wide as its place. */
export function PagePicture({ title, resume, className }: PagePictureProps) {
  const { t } = useTranslation('library');
  const { documents } = usePlatform();
  const canvas = useRef<HTMLCanvasElement>(null);
  const inSight = useInSight(canvas);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const [shape, setShape] = useState('210 / 297');

  useEffect(() => {
    const element = canvas.current;
    if (!inSight || !element) return undefined;
    let wanted = true;
    const draw = async () => {
      pictures ??= createPagePictures(documents);
      const document = typeof resume === 'function' ? await resume() : resume;
      const bitmap = await pictures.draw(document, element.clientWidth * devicePixelRatio);
      if (!wanted) return bitmap.close();
      element.width = bitmap.width;
      element.height = bitmap.height;
      setShape(`${bitmap.width} / ${bitmap.height}`);
      element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      setState('drawn');
    };
    draw().catch((error: unknown) => {
      console.error(error);
      if (wanted) setState('failed');
    });
    return () => {
      wanted = false;
    };
  }, [inSight, resume, documents]);

  return (
    <span className={classNames('paper-sheet relative block overflow-hidden', className)} style={{ aspectRatio: shape }}>
      <canvas ref={canvas} role="img" aria-label={t('picture.first', { title })} className={classNames('block w-full transition-opacity duration-200', state !== 'drawn' && 'opacity-0')} />
      {state === 'waiting' && <span aria-hidden className="absolute inset-x-[10%] top-[9%] h-[5%] animate-skeleton rounded-control bg-on-paper/6" />}
      {state === 'failed' && <span className="absolute inset-0 grid place-items-center p-4 text-center text-13">{t('picture.failed')}</span>}
    </span>
  );
}

function useInSight(element: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current || inSight) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setInSight(true), { rootMargin: '200px' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, inSight]);
  return inSight;
}
