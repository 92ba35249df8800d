import { useEffect, type RefObject } from 'react';
import { useNavigate } from '../../../base/router/index.ts';
import { useEditor, useEditorState } from '../../../base/editor/index.ts';
import { editorKindOf } from '../kinds/kinds.ts';
import { stepPath } from '../../../base/documents/paths.ts';
import { useAddress } from '../../../base/editor/address.ts';
import { focusTarget, placeOfPath } from './field-focus.ts';

/** How long a step's code may take to load before a request for one of its fields is dropped, in milliseconds. */
const patience = 5_000;

/** Scrolls a requested field into view: opens its step, waits for the form, moves the focus. */
export function useFieldRequests(form: RefObject<HTMLElement | null>, onRequest: () => void): void {
  const editor = useEditor();
  const navigate = useNavigate();
  const current = useAddress();
  const request = useEditorState((state) => state.request);

  useEffect(() => {
    if (!request) return;
    const { document } = editor.state.getState();
    const address = editorKindOf(document.kind).addressOfPath(document, request.path);
    if (address !== current) void navigate(stepPath(document, address));
    if (request.takesFocus) onRequest();
    // A request is answered once: later navigation is up to the user.
    // eslint-disable-next-line react/exhaustive-deps
  }, [request]);

  useEffect(() => {
    if (!request || editor.state.getState().request?.count !== request.count) return undefined;
    const { document: edited } = editor.state.getState();
    const { addressOfPath } = editorKindOf(edited.kind);
    if (answered.has(request) || addressOfPath(edited, request.path) !== current) return undefined;
    const until = performance.now() + patience;
    let frame = requestAnimationFrame(function look() {
      const place = form.current && placeOfPath(form.current, request.path);
      if (place) {
        answered.add(request);
        show(place, request.takesFocus);
      } else if (performance.now() < until) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [editor, form, request, current]);
}

const answered = new WeakSet<object>();

function show(place: HTMLElement, takesFocus: boolean): void {
  const { activeElement } = document;
  if (!place.contains(activeElement) && (takesFocus || !activeElement || activeElement === document.body))
    focusTarget(place)?.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}
