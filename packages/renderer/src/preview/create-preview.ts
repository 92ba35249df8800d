import type { AnyDocument } from '@vitae/domain';
import { FontError } from '../fonts/font-error.ts';
import { TooLongError } from '../text/too-long-error.ts';
import type { PdfResult } from '../types.ts';
import type { Preview, PreviewFrame, PreviewOptions, VisibleStrip } from './preview.ts';
import type { PaintedRegion, PreviewRequest, PreviewResponse } from './protocol.ts';
import { takeWorker } from './start-worker.ts';

/** A worker whose heap is larger than this is replaced, in bytes. */
const HEAP_LIMIT = 400e6;
/**
 * A worker is replaced after this many documents, while no one is typing: this bounds memory that a browser does not
 * report.
 */
const LIFETIME = 5000;

/**
 * A worker that sends nothing for this long during a task is given up, in milliseconds; fetching fonts does not count.
 * The longest documents take a few seconds on a slow machine.
 */
const PATIENCE = 30_000;

/** The worker did not respond in time; another one was started, so that the task can be retried. */
export class PreviewTimeout extends Error {
  override name = 'PreviewTimeout';
}

interface Pending {
  /** Counts the requests, including documents to show. */
  order: number;
  request: PreviewRequest & { id: number };
  settle: (response: PreviewResponse) => void;
  reject: (error: Error) => void;
}

/** Starts a preview; its worker starts at once and reads its fonts, so that the first page appears soon. */
export function createPreview({
  assets,
  spawn = takeWorker,
  onError = () => {},
  onFonts = () => {},
  patience = PATIENCE,
  timeoutText = () => 'The pages took too long',
}: PreviewOptions): Preview {
  const canvases = new Map<number, Set<HTMLCanvasElement>>();
  const painted = new WeakSet<HTMLCanvasElement>();
  const listeners = new Set<(frame: PreviewFrame) => void>();
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let isDisposed = false;
  let scale = 1;
  let strips: readonly VisibleStrip[] = [];
  let document: AnyDocument | null = null;
  let revision = 0;
  let sent = 0;
  let isBusy = false;
  let served = 0;
  let crashes = 0;
  let lastFrame: PreviewFrame | null = null;
  let nextId = 0;
  let order = 0;
  let sentOrder = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let awaitsFonts = false;

  const send = (request: PreviewRequest) => worker?.postMessage(request);

  /** Restarts the timeout: a request was sent or a message arrived. */
  const restartTimeout = () => {
    clearTimeout(watch);
    if (!isDisposed && !awaitsFonts && (isBusy || pending.size > 0)) watch = setTimeout(giveUp, patience);
  };

  /** Reports that the worker's current task has failed, and continues with the rest in a new worker. */
  const giveUp = () => {
    const error = new PreviewTimeout(timeoutText());
    const [first] = pending.values();
    const isShown = isBusy && (!first || sentOrder < first.order);
    if (isShown) onError(error);
    else if (first) take(first.request.id)?.reject(error);
    restart(!isShown);
  };

  const start = (showsAgain = true) => {
    worker = spawn();
    served = 0;
    isBusy = false;
    sent = 0;
    worker.addEventListener('message', ({ data }: MessageEvent<PreviewResponse>) => receive(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      crashed(new Error(event.message || 'The preview stopped'));
    });
    send({ type: 'scale', scale });
    send({ type: 'visible', strips });
    for (const pageIndex of canvases.keys()) send({ type: 'attach', pageIndex });
    if (showsAgain) showNewest();
    else sent = revision;
    for (const { request } of pending.values()) send(request);
    restartTimeout();
  };

  const restart = (showsAgain = true) => {
    worker?.terminate();
    awaitsFonts = false;
    onFonts(false, []);
    start(showsAgain);
  };

  const crashed = (error: Error) => {
    onError(error);
    crashes += 1;
    // The same document may crash it again: after three times in a row, wait for another one.
    if (crashes <= 3 && !isDisposed) restart();
    else {
      isBusy = false;
      for (const { request } of pending.values()) take(request.id)?.reject(error);
      clearTimeout(watch);
    }
  };

  const showNewest = () => {
    if (isBusy || !document || sent === revision) return;
    isBusy = true;
    sent = revision;
    sentOrder = order += 1;
    send({ type: 'show', revision, document });
    restartTimeout();
  };

  const draw = (regions: readonly PaintedRegion[]) => {
    for (const { pageIndex, canvasWidth, canvasHeight, x, y, bitmap } of regions) {
      for (const canvas of canvases.get(pageIndex) ?? []) {
        if (canvas.width !== canvasWidth) canvas.width = canvasWidth;
        if (canvas.height !== canvasHeight) canvas.height = canvasHeight;
        canvas.getContext('2d', { alpha: false })?.drawImage(bitmap, x, y);
        painted.add(canvas);
      }
      bitmap.close();
    }
  };

  const receive = (response: PreviewResponse) => {
    if (response.type === 'fonts') awaitsFonts = response.isLoading;
    answer(response);
    restartTimeout();
  };

  const answer = (response: PreviewResponse) => {
    switch (response.type) {
      case 'frame': {
        isBusy = false;
        crashes = 0;
        served += 1;
        showNewest();
        draw(response.regions);
        lastFrame = response.frame;
        for (const listener of listeners) listener(lastFrame);
        if (!isBusy && pending.size === 0 && (response.heapBytes > HEAP_LIMIT || served > LIFETIME)) restart();
        break;
      }
      case 'painted':
        draw(response.regions);
        break;
      case 'want-asset':
        void assets(response.sha256).then(
          (bytes) => send({ type: 'asset', sha256: response.sha256, bytes }),
          () => send({ type: 'asset', sha256: response.sha256, bytes: undefined }),
        );
        break;
      case 'failed':
        if (response.id === null) {
          isBusy = false;
          onError(errorOf(response));
          showNewest();
        } else {
          take(response.id)?.reject(errorOf(response));
        }
        break;
      case 'fonts':
        onFonts(response.isLoading, response.files);
        break;
      case 'pdf':
      case 'picture':
      case 'settle':
      case 'drawn':
        take(response.id)?.settle(response);
    }
  };

  const take = (id: number): Pending | undefined => {
    const found = pending.get(id);
    pending.delete(id);
    return found;
  };

  const ask = <Type extends 'pdf' | 'picture' | 'settle' | 'drawn'>(
    type: Type,
    request: PreviewRequest & { id: number },
  ): Promise<Extract<PreviewResponse, { type: Type }>> =>
    new Promise((resolve, reject) => {
      const settle = (response: PreviewResponse) => {
        if (isOfType(response, type)) resolve(response);
      };
      pending.set(request.id, { order: (order += 1), request, settle, reject });
      send(request);
      restartTimeout();
    });

  start();

  return {
    update(next) {
      document = next;
      revision += 1;
      crashes = 0;
      showNewest();
    },
    attach(pageIndex, canvas) {
      const known = canvases.get(pageIndex) ?? new Set();
      canvases.set(pageIndex, known.add(canvas));
      send({ type: 'attach', pageIndex });
      return () => {
        known.delete(canvas);
        if (known.size > 0) return;
        canvases.delete(pageIndex);
        send({ type: 'detach', pageIndex });
      };
    },
    setScale(pixelsPerPoint) {
      scale = pixelsPerPoint;
      send({ type: 'scale', scale });
    },
    isPainted: (least) =>
      canvases.size >= least &&
      [...canvases.values()].every((shown) => [...shown].every((canvas) => painted.has(canvas))),
    setVisible(next) {
      strips = next;
      send({ type: 'visible', strips });
    },
    subscribe(listener) {
      listeners.add(listener);
      if (lastFrame) listener(lastFrame);
      return () => listeners.delete(listener);
    },
    async pdf(of, options = {}): Promise<PdfResult> {
      return (await ask('pdf', { type: 'pdf', id: (nextId += 1), document: of, options })).result;
    },
    async picture(of, { pageIndex, pixelsPerPoint }) {
      return (
        await ask('picture', { type: 'picture', id: (nextId += 1), document: of, pageIndex, scale: pixelsPerPoint })
      ).bitmap;
    },
    async settle(of) {
      return (await ask('settle', { type: 'settle', id: (nextId += 1), document: of })).settled;
    },
    async drawn(of) {
      return (await ask('drawn', { type: 'drawn', id: (nextId += 1), document: of })).drawn;
    },
    dispose() {
      isDisposed = true;
      clearTimeout(watch);
      worker?.terminate();
      worker = null;
      listeners.clear();
      canvases.clear();
      for (const { reject } of pending.values()) reject(new Error('The preview was closed'));
      pending.clear();
    },
  };
}

const isOfType = <Type extends PreviewResponse['type']>(
  response: PreviewResponse,
  type: Type,
): response is Extract<PreviewResponse, { type: Type }> => response.type === type;

const errorOf = ({ message, cause }: Extract<PreviewResponse, { type: 'failed' }>): Error =>
  cause === 'font' ? new FontError(message) : cause === 'length' ? new TooLongError(message) : new Error(message);
