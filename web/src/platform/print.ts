/**
 * Prints the exact bytes of a PDF: they are shown in a hidden frame, and the browser's own dialog opens for it. The caller knows
 * that the browser shows PDFs in frames.
 */
export async function print(pdf: Blob): Promise<void> {
  const url = URL.createObjectURL(pdf);
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;right:0;bottom:0';
  frame.title = 'Print';
  frame.src = url;
  const loaded = new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));
  document.body.append(frame);
  await loaded;
  frame.contentWindow?.focus();
  frame.contentWindow?.print();
  // The dialog reads the frame as long as it is open, and does not report when it closes.
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(url);
  }, 10 * 60_000);
}
