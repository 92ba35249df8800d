// Renames a font: some licences reserve the name for the unchanged font, and each slice needs a name of its own.

const styleNames = { regular: 'Regular', italic: 'Italic', bold: 'Bold', 'bold-italic': 'Bold Italic' };

/** A copy of a TrueType font with the family name `family`; its copyright notice stays. */
export function renameFont(font, family, style) {
  const styleName = styleNames[style];
  const compact = (text) => text.replaceAll(/[ -]/g, '');
  const names = new Map([
    [1, family],
    [2, styleName],
    [3, `${compact(family)}-${compact(styleName)}`],
    [4, `${family} ${styleName}`],
    [6, `${compact(family)}-${compact(styleName)}`],
  ]);
  const tables = readTables(font);
  tables.set('name', nameTable([[0, readName(tables.get('name'), 0)], ...names]));
  return writeTables(font.readUInt32BE(0), tables);
}

function readTables(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    const offset = font.readUInt32BE(entry + 8);
    tables.set(
      font.toString('latin1', entry, entry + 4),
      Buffer.from(font.subarray(offset, offset + font.readUInt32BE(entry + 12))),
    );
  }
  return tables;
}

/** A name record of the table for Windows and Unicode. */
function readName(table, wanted) {
  const strings = table.readUInt16BE(4);
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const record = 6 + index * 12;
    if (table.readUInt16BE(record) !== 3 || table.readUInt16BE(record + 6) !== wanted) continue;
    const start = strings + table.readUInt16BE(record + 10);
    return Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)))
      .swap16()
      .toString('utf16le');
  }
  return '';
}

function nameTable(names) {
  const strings = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  names.forEach(([id], index) => {
    // Windows, Unicode, English.
    [3, 1, 0x409, id, strings[index].length, offset].forEach((value, at) =>
      head.writeUInt16BE(value, 6 + index * 12 + at * 2),
    );
    offset += strings[index].length;
  });
  return Buffer.concat([head, ...strings]);
}

function writeTables(version, tables) {
  tables.get('head').writeUInt32BE(0, 8);
  const entries = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(entries.length));
  const head = Buffer.alloc(12 + entries.length * 16);
  head.writeUInt32BE(version, 0);
  [entries.length, 2 ** power * 16, power, (entries.length - 2 ** power) * 16].forEach((value, index) =>
    head.writeUInt16BE(value, 4 + index * 2),
  );
  let offset = head.length;
  const parts = entries.map(([tag, table], index) => {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const entry = 12 + index * 16;
    head.write(tag, entry, 'latin1');
    [checksum(padded), offset, table.length].forEach((value, at) => head.writeUInt32BE(value, entry + 4 + at * 4));
    offset += padded.length;
    return padded;
  });
  const font = Buffer.concat([head, ...parts]);
  const headAt = font.readUInt32BE(12 + entries.findIndex(([tag]) => tag === 'head') * 16 + 8);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, headAt + 8);
  return font;
}

function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
