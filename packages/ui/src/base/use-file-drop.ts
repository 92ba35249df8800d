import { useState, type DragEvent } from 'react';

/** Makes an element take dropped files. */
export interface FileDrop {
  /** Whether a file is held over the element. */
  isOver: boolean;
  /** Props of the element. */
  area: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * An area for dropping files. Dragged text is the business of the field that it is held over; anywhere else it is
 * refused, because a browser leaves the page for a link that is dropped on it.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setIsOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    const isText = !hasFile(event);
    if (isText && event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return;
    event.preventDefault();
    if (isText) event.dataTransfer.dropEffect = 'none';
    else setIsOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setIsOver(false);
    if (!hasFile(event)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  return { isOver, area: { onDragOver, onDragLeave, onDrop } };
}
