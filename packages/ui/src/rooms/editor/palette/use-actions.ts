import { exportersOf } from '@vitae/exporter';
import { Copy, FileDown, LayoutTemplate, Monitor, Moon, Sun } from 'lucide-react';
import { carryOut } from '../../../base/commands.ts';
import { duplicate } from '../../../base/documents/document-actions.ts';
import { inOffer, useOffers } from '../../../base/documents/offered-templates.ts';
import { builderPath } from '../../../base/documents/paths.ts';
import { useEditor, useEditorState } from '../../../base/editor/index.ts';
import { errorText } from '../../../base/error-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform, type SavedFile } from '../../../base/platform.ts';
import { useNavigate } from '../../../base/router/index.ts';
import { useHasPremiumTemplates } from '../../../base/session/template-rights.ts';
import { useTheme } from '../../../base/theme.ts';
import { toast } from '../../../parts/components/index.ts';
import { documentFileStem, exportFile } from '../export/download.ts';
import { usePreviewState } from '../screen/preview-host.tsx';
import type { Command } from './command-palette.tsx';

/** What can be done with the open document from anywhere: files, a copy, a template, and the theme of the app. */
export function useActions(): Command[] {
  const { t } = useTexts('preview');
  const { t: app } = useTexts('app');
  const { documents, files } = usePlatform();
  const navigate = useNavigate();
  const hasPremium = useHasPremiumTemplates();
  const editor = useEditor();
  const kind = useEditorState(({ document }) => document.kind);
  const template = useEditorState(({ document }) => document.template.id);
  const offers = useOffers(kind);
  const { preview } = usePreviewState();
  const [theme, setTheme] = useTheme();
  const current = () => editor.state.getState().document;
  const attempt = (act: () => Promise<unknown>) => () =>
    void act().catch((error: unknown) =>
      toast({ title: t('finalize.downloadFailed'), description: errorText(error), tone: 'danger' }),
    );
  const save = async (file: SavedFile) => {
    if ((await files.save(file)) !== false)
      toast({ title: t('finalize.downloaded', { name: file.name }), tone: 'good' });
  };
  const copy = async () => {
    const { kind: copied, slug } = await duplicate(documents, current(), (title) => t('finalize.copyOf', { title }));
    await navigate(builderPath(copied, slug));
  };
  return [
    ...(preview
      ? [
          {
            id: 'download-pdf',
            label: t('finalize.downloadPdf'),
            keywords: t('palette.exportWords'),
            icon: FileDown,
            run: () => carryOut('save-pdf'),
          },
        ]
      : []),
    ...exportersOf(kind).map((exporter): Command => ({
      id: `download-${exporter.id}`,
      label: t('finalize.download', { format: t(`finalize.formats.${exporter.id}.name`) }),
      keywords: `${exporter.extension} ${t('palette.exportWords')}`,
      icon: FileDown,
      run: attempt(async () => save(await exportFile(exporter, current(), documents, documentFileStem(current())))),
    })),
    {
      id: 'duplicate',
      label: t('finalize.duplicate'),
      keywords: t('palette.copyWords'),
      icon: Copy,
      run: attempt(copy),
    },
    ...(
      [
        ['system', Monitor],
        ['light', Sun],
        ['dark', Moon],
      ] as const
    )
      .filter(([choice]) => choice !== theme)
      .map(([choice, icon]): Command => ({
        id: `theme-${choice}`,
        label: t('palette.theme', { theme: app(`theme.${choice}`) }),
        icon,
        run: () => setTheme(choice),
      })),
    ...offers
      .filter(({ id, preset, premium }) => (id !== template || preset !== null) && (hasPremium || !premium))
      .map((offer): Command => ({
        id: `template-${offer.key}`,
        label: t('palette.template', { name: offer.name }),
        icon: LayoutTemplate,
        needsWords: true,
        run: () => editor.apply((document) => inOffer(document, offer, offers), { label: t('undo.template') }),
      })),
  ];
}
