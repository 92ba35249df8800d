import { EventEmitter } from 'node:events';
import { originOf, toApp } from './addresses.ts';
import { type Cdp, TargetGone } from './cdp.ts';
import { receiverName, worldName } from './world/scripts.ts';
import { makeWire } from './wire.ts';

const wire = makeWire();
let lastRoutingId = 0;

/** A frame as seen by main, at the app's addresses. */
export class WebFrameMain extends EventEmitter {
  url = '';
  origin = 'null';
  name = '';
  detached = false;
  readonly frameToken: string;
  readonly parent: WebFrameMain | null;
  readonly processId: number;
  readonly children = new Set<WebFrameMain>();
  readonly routingId = (lastRoutingId += 1);
  readonly frameTreeNodeId = this.routingId;
  /** The context of the preload's world in the current document. */
  world: number | undefined;
  readonly #cdp: Cdp;

  constructor(frameToken: string, parent: WebFrameMain | null, processId: number, cdp: Cdp) {
    super();
    this.frameToken = frameToken;
    this.parent = parent;
    this.processId = processId;
    this.#cdp = cdp;
  }

  get top(): WebFrameMain {
    return this.parent?.top ?? this;
  }

  get frames(): WebFrameMain[] {
    return [...this.children];
  }

  get framesInSubtree(): WebFrameMain[] {
    return [this, ...this.frames.flatMap((frame) => frame.framesInSubtree)];
  }

  isDestroyed(): boolean {
    return this.detached;
  }

  send(channel: string, ...args: unknown[]): void {
    void this.deliver({ kind: 'message', channel, args }).catch((error: unknown) => {
      if (!(error instanceof TargetGone)) throw error;
    });
  }

  /** Hands a message to the preload's world, if the document has one. */
  async deliver(message: object): Promise<void> {
    await this.inWorld(`${receiverName}.receive(${JSON.stringify(wire.encode(message))})`);
  }

  /** Runs an expression in the preload's world. */
  async inWorld(expression: string): Promise<unknown> {
    if (this.world === undefined) return undefined;
    const { result, exceptionDetails } = await this.#cdp.send('Runtime.evaluate', {
      expression,
      contextId: this.world,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
}

/** The frames of one window, updated from Chromium's events. */
export class FrameTree {
  readonly #frames = new Map<string, WebFrameMain>();
  readonly #contents: number;
  readonly #cdp: Cdp;
  readonly main: WebFrameMain;

  constructor(mainFrame: string, contents: number, cdp: Cdp) {
    this.#contents = contents;
    this.#cdp = cdp;
    this.main = this.#add(mainFrame, null);
    cdp.on(
      'Page.frameAttached',
      ({ frameId, parentFrameId }) => void this.#add(frameId, this.#frames.get(parentFrameId) ?? this.main),
    );
    cdp.on('Page.frameDetached', ({ frameId }) => this.#remove(frameId));
    cdp.on('Page.frameNavigated', ({ frame }) => {
      const navigated =
        this.#frames.get(frame.id) ??
        this.#add(frame.id, frame.parentId === undefined ? null : (this.#frames.get(frame.parentId) ?? this.main));
      navigated.url = toApp(frame.url) + (frame.urlFragment ?? '');
      navigated.name = frame.name ?? '';
      navigated.origin = originOf(frame.securityOrigin);
      for (const child of navigated.children) this.#remove(child.frameToken);
    });
    cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      const frame = this.#frames.get(frameId);
      if (frame !== undefined) frame.url = toApp(url);
    });
    cdp.on('Runtime.executionContextCreated', ({ context }) => {
      const frame = this.#frames.get(String((context.auxData as { frameId?: string } | undefined)?.frameId));
      if (frame === undefined) return;
      frame.origin = originOf(context.origin);
      if (context.name === worldName) frame.world = context.id;
    });
    cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      for (const frame of this.all()) if (frame.world === executionContextId) frame.world = undefined;
    });
  }

  all(): WebFrameMain[] {
    return [...this.#frames.values()];
  }

  get(frameToken: string): WebFrameMain | undefined {
    return this.#frames.get(frameToken);
  }

  /** The frame whose preload world sent something. */
  byWorld(context: number): WebFrameMain | undefined {
    return this.all().find((frame) => frame.world === context);
  }

  #add(frameToken: string, parent: WebFrameMain | null): WebFrameMain {
    const known = this.#frames.get(frameToken);
    if (known !== undefined) return known;
    const frame = new WebFrameMain(frameToken, parent, this.#contents, this.#cdp);
    this.#frames.set(frameToken, frame);
    parent?.children.add(frame);
    return frame;
  }

  #remove(frameToken: string): void {
    const frame = this.#frames.get(frameToken);
    if (frame === undefined) return;
    for (const part of frame.framesInSubtree) {
      part.detached = true;
      this.#frames.delete(part.frameToken);
    }
    frame.parent?.children.delete(frame);
  }
}
