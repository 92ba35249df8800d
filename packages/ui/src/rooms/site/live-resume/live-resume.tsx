import { Pause, Play } from 'lucide-react';
import { templatePicturePath, templateWidths } from '@vitae/api/pictures';
import { resumeKind, type Resume } from '@vitae/domain';
import type { Preview } from '@vitae/renderer/preview';
import { loadSample } from '@vitae/samples';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useMediaQuery } from '../../../base/use-media-query.ts';
import { usePlatform } from '../../../base/platform.ts';
import { IconButton, classNames } from '../../../parts/components/index.ts';
import { SheetImage } from '../../../parts/documents/sheet-image.tsx';
import { typedFields, typedResume } from './demo-typing.ts';

/** Milliseconds between two keys. */
const keyInterval = 45;

/** Points. */
const a4 = { width: 595.28, height: 841.89 };

/** The template that the resume is written in, whose picture therefore shows it. */
const classic = 'classic';

/** Milliseconds that the finished page stays before it is typed again. */
const untilTyping = 1_200;

/** The demo on the first screen: a resume being typed, and its page, drawn by the builder's own renderer. */
export function LiveResume() {
  const [resume, setResume] = useState<Resume | null>(null);
  useEffect(() => {
    // The text of the page comes first. Without a network the picture stays.
    const load = () => void loadSample('operations-manager').then(setResume, () => undefined);
    const later = setTimeout(load, 200);
    return () => clearTimeout(later);
  }, []);
  return <Typing resume={resume} />;
}

/** The server's picture of the resume as it will be: what is seen without scripts, and until the first page is drawn. */
function Finished() {
  const { transport, hasLocalProfile } = usePlatform();
  if (!transport || hasLocalProfile) return null;
  return (
    <SheetImage
      addressOf={(file) => templatePicturePath(resumeKind.key, classic, file)}
      widths={templateWidths}
      alt=""
      // Small on phones, where everything else of the page still has to come.
      sizes="(min-width: 64rem) 28rem, 13rem"
      isFirst
      className="absolute inset-0"
    />
  );
}

/** The backdrop with a sheet on it, and the content of the sheet. */
function Backdrop({ sheet, children }: { sheet?: ReactNode; children?: ReactNode }) {
  const { t } = useTexts('site');
  return (
    <figure
      className="page-backdrop relative overflow-hidden rounded-dialog border border-line px-6 pt-6 sm:px-10 sm:pt-10 lg:h-[34rem]"
      aria-label={t('home.demo')}
    >
      <div className="paper-sheet relative mx-auto aspect-[210/297] max-w-md overflow-hidden rounded-t-[3px]">
        {sheet}
      </div>
      {children}
    </figure>
  );
}

/** The resume, once it is here: being typed again and again from its finished page on. */
function Typing({ resume }: { resume: Resume | null }) {
  const { t } = useTexts('site');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const fields = useMemo(() => (resume ? typedFields(resume) : []), [resume]);
  const total = useMemo(() => fields.reduce((sum, { text }) => sum + text.length, 0), [fields]);
  // The finished resume first, as the server's picture has it.
  const [typed, setTyped] = useState(Infinity);
  const [hasBegun, setHasBegun] = useState(false);
  const [paused, setPaused] = useState(false);
  const [painted, setPainted] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useMemo(
    () => resume && typedResume(resume, fields, still ? total : Math.min(total, typed)),
    [resume, fields, still, total, typed],
  );
  const typing = hasBegun && !still && !paused && typed < total;

  useEffect(() => {
    if (!painted || still) return undefined;
    const later = setTimeout(() => {
      setTyped(0);
      setHasBegun(true);
    }, untilTyping);
    return () => clearTimeout(later);
  }, [painted, still]);

  useEffect(() => {
    if (!typing) return undefined;
    const timer = setInterval(() => setTyped((count) => Math.min(total, count + 1)), keyInterval);
    return () => clearInterval(timer);
  }, [typing, total]);

  const onPainted = useCallback(() => setPainted(true), []);
  usePreview(canvas, shown?.resume ?? null, onPainted);

  return (
    <Backdrop
      sheet={
        <>
          {!painted && <Finished />}
          <canvas
            ref={canvas}
            aria-hidden
            className={classNames('block w-full transition-opacity duration-200', !painted && 'opacity-0')}
          />
        </>
      }
    >
      {shown && (
        <figcaption className="absolute inset-x-4 bottom-4 rounded-card bg-overlay p-3 text-14 shadow-floating sm:inset-x-auto sm:bottom-6 sm:start-6 sm:w-80">
          <div className="flex items-center justify-between gap-2">
            <span className="text-13 font-medium text-ink-soft">
              {shown.field && t(`home.demoField.${shown.field.label}`)}
            </span>
            {!still && typed < total && (
              <IconButton
                label={paused ? t('home.play') : t('home.pause')}
                icon={paused ? Play : Pause}
                size="sm"
                onClick={() => setPaused(!paused)}
              />
            )}
          </div>
          {/* Like a field that scrolls with the caret: the last three lines stay visible, none of them in part. */}
          <div aria-hidden className="control mt-1.5">
            <div className="flex h-[3lh] flex-col justify-end overflow-hidden">
              <p dir="auto" className="min-h-full shrink-0 whitespace-pre-wrap">
                {shown.text}
                <span
                  className={classNames(
                    'ms-px inline-block h-[1.1em] w-px translate-y-[0.2em] bg-accent',
                    typing && 'animate-skeleton',
                  )}
                />
              </p>
            </div>
          </div>
        </figcaption>
      )}
    </Backdrop>
  );
}

/**
 * Keeps page one of `resume` on a canvas, in a worker that lives as long as the component. `onPainted` must not change.
 */
function usePreview(canvas: RefObject<HTMLCanvasElement | null>, resume: Resume | null, onPainted: () => void): void {
  const [preview, setPreview] = useState<Preview | null>(null);

  const isHere = resume !== null;
  useEffect(() => {
    if (!isHere) return undefined;
    let running: Preview | undefined;
    let ended = false;
    const start = async () => {
      // Without a network its code may not be there, and the picture stays.
      const code = await import('@vitae/renderer/preview').catch(() => null);
      const element = canvas.current;
      if (ended || !element || !code) return;
      running = code.createPreview({
        assets: () => Promise.resolve(undefined),
        onError: (error) => console.error(error),
      });
      running.setScale((element.clientWidth / a4.width) * devicePixelRatio);
      running.setVisible([{ pageIndex: 0, top: 0, bottom: a4.height }]);
      running.attach(0, element);
      running.subscribe(onPainted);
      setPreview(running);
    };
    start().catch((error: unknown) => console.error(error));
    return () => {
      ended = true;
      running?.dispose();
      setPreview(null);
    };
  }, [canvas, onPainted, isHere]);

  useEffect(() => {
    if (resume) preview?.update(resume);
  }, [preview, resume]);
}
