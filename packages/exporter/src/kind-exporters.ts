import type { AnyDocument, DocumentBase, DocumentKind, KindDefinition } from '@vitae/domain';
import type { Exporter } from './exporter.ts';

/** The formats that documents of one kind can be written in. */
export interface KindExporters {
  /** Key of the kind. */
  key: DocumentKind;
  /** In display order. */
  exporters: readonly Exporter[];
}

/** Declares the formats of a kind. A document of another kind is refused with a `TypeError`. */
export function exportersFor<Doc extends AnyDocument & DocumentBase>(
  kind: KindDefinition<Doc>,
  exporters: readonly Exporter<Doc>[],
): KindExporters {
  return {
    key: kind.key,
    exporters: exporters.map(({ write, ...exporter }) => ({
      ...exporter,
      // Rejects instead of throwing.
      write: async (document, assets, look) => write(kind.of(document), assets, look),
    })),
  };
}
