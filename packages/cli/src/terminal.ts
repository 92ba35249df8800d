/** Signs that steer a terminal; a file may contain them to change its title, its clipboard or what it shows. */
const STEERING = /(?![\n\t])\p{Cc}/gu;

/** A text for a terminal, with a replacement character for each sign that would steer it. */
export const printable = (text: string): string => text.replaceAll(STEERING, '\u{fffd}');

/** JSON for a terminal or a pipe: the same value, with the signs that would steer a terminal escaped. */
export const printableJson = (json: string): string =>
  json.replaceAll(/[\u007f-\u009f]/gu, (sign) => String.raw`\u00${sign.charCodeAt(0).toString(16)}`);

/** Ends the program when nobody reads its output any more, as with `| head`. Any other failure is thrown. */
export function endWithReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
