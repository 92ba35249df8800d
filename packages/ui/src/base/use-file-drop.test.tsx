import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFileDrop } from './use-file-drop.ts';

const file = new File(['words'], 'resume.txt');

function Area({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { isOver, area } = useFileDrop(onFiles);
  return (
    <div role="group" aria-label={isOver ? 'over' : 'empty'} {...area}>
      <p>Drop here</p>
      <textarea />
    </div>
  );
}

/** Sends an event of a drag with files or text; whether the page took it from the browser. */
function drag(what: 'dragOver' | 'dragLeave' | 'drop', target: Element, files: File[], relatedTarget?: Element) {
  const dataTransfer = { files, types: files.length > 0 ? ['Files'] : ['text/plain'], dropEffect: 'copy' };
  const event = createEvent[what](target);
  Object.defineProperties(event, { dataTransfer: { value: dataTransfer }, relatedTarget: { value: relatedTarget } });
  fireEvent(target, event);
  return { isTaken: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

describe('an area for dropping files', () => {
  it('shows a file that is held over it until it leaves, also while it passes what is inside', () => {
    render(<Area onFiles={() => undefined} />);
    drag('dragOver', screen.getByText('Drop here'), [file]);
    const area = screen.getByRole('group', { name: 'over' });
    drag('dragLeave', area, [file], screen.getByText('Drop here'));
    expect(screen.queryByRole('group', { name: 'over' })).not.toBeNull();
    drag('dragLeave', area, [file], document.body);
    expect(screen.queryByRole('group', { name: 'empty' })).not.toBeNull();
  });

  it('hands over the files that are dropped, and no text', () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    render(<Area onFiles={onFiles} />);
    expect(drag('drop', screen.getByRole('textbox'), []).isTaken).toBe(false);
    expect(onFiles).not.toHaveBeenCalled();
    expect(drag('drop', screen.getByText('Drop here'), [file]).isTaken).toBe(true);
    expect(onFiles).toHaveBeenCalledWith([file]);
  });

  it('leaves dragged text to a field, and refuses it elsewhere', () => {
    render(<Area onFiles={() => undefined} />);
    expect(drag('dragOver', screen.getByRole('textbox'), [])).toEqual({ isTaken: false, effect: 'copy' });
    expect(drag('dragOver', screen.getByText('Drop here'), [])).toEqual({ isTaken: true, effect: 'none' });
    expect(screen.queryByRole('group', { name: 'empty' })).not.toBeNull();
  });
});
