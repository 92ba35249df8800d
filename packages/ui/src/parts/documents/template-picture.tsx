import { templatePicturePath, templateWidths } from '@vitae/api/pictures';
import type { AnyDocument, DocumentKind } from '@vitae/domain';
import { loadExampleIn } from '@vitae/samples';
import { useCallback, useState } from 'react';
import { withTemplate } from '../../base/documents/document-actions.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { PagePicture } from './page-picture.tsx';
import { SheetImage, type SheetImageProps } from './sheet-image.tsx';

interface TemplatePictureProps extends Pick<SheetImageProps, 'sizes' | 'isFirst' | 'className'> {
  kind: DocumentKind;
  /** Its id; that of a variant is its own. */
  template: string;
  /** The template that draws a variant, and what gives a document its settings. */
  base?: string;
  dress?: (doc: AnyDocument) => AnyDocument;
  /** Its name. */
  title: string;
  /** Draws it here as well, over the server's picture, as sharp as the screen is. */
  isLive?: boolean;
}

/**
 * The example of a kind of document in a template: the server's picture of it, or drawn here where there is no server
 * that has one.
 */
export function TemplatePicture({
  kind,
  template,
  base = template,
  dress,
  title,
  isLive = false,
  className,
  ...image
}: TemplatePictureProps) {
  const { t } = useTexts('library');
  const { transport, hasLocalProfile } = usePlatform();
  const [isMissing, setIsMissing] = useState(false);
  const load = useCallback(async () => {
    const example = await loadExampleIn(kind, base);
    if (!example) throw new Error(`There is no example of the kind ${kind}.`);
    const doc = withTemplate(example, base);
    return dress ? dress(doc) : doc;
  }, [kind, base, dress]);
  if (!transport || hasLocalProfile || isMissing)
    return <PagePicture title={title} doc={load} {...(className === undefined ? {} : { className })} />;
  const addressOf = (file: string) => templatePicturePath(kind, template, file);
  if (isLive)
    return (
      <PagePicture
        title={title}
        doc={load}
        before={
          <SheetImage
            {...image}
            widths={templateWidths}
            addressOf={addressOf}
            alt=""
            onError={() => setIsMissing(true)}
            className="absolute inset-0"
          />
        }
        {...(className === undefined ? {} : { className })}
      />
    );
  return (
    <SheetImage
      {...image}
      widths={templateWidths}
      addressOf={addressOf}
      alt={t('picture.first', { title })}
      onError={() => setIsMissing(true)}
      className={className}
    />
  );
}
