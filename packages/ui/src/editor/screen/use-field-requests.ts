import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useEditor, useEditorState } from '../state/index.ts';
import { addressOfPath } from '../steps/steps.ts';
import { stepPath, useAddress } from '../steps/address.ts';
import { focusTarget, placeOfPath } from './field-focus.ts';

/** How long a step's code may take to arrive before a request for one of its fields is given up, in milliseconds. */
const patience = 5_000;

/** Brings the field that somebody asked for into sight: opens its step, waits for the form, moves the focus. */
export function useFieldRequests(form: RefObject<HTMLElement | null>, onRequest: () => void): void {
  const editor = useEditor();
  const navigate = useNavigate();
  const current = useAddress();
  const request = useEditorState((state) => state.request);

  useEffect(() => {
    if (!request) return;
    const { document } = editor.state.getState();
    const address = addressOfPath(document, request.path);
    if (address !== current) void navigate(stepPath(document.slug, address));
    if (request.takesFocus) onRequest();
    // A request is answered once: where the person goes later is theirs.
    // eslint-disable-next-line react/exhaustive-deps
  }, [request]);

  useEffect(() => {
    if (!request || editor.state.getState().request?.count !== request.count) return undefined;
    const { document: resume } = editor.state.getState();
    if (answered.has(request) || addressOfPath(resume, request.path) !== current) return undefined;
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
  if (!place.contains(activeElement) && (takesFocus || !activeElement || activeElement === document.body)) focusTarget(place)?.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}
