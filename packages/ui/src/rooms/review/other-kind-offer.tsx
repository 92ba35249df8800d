import type { DocumentKind } from '@vitae/domain';
import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { textsOfKind } from '../../base/documents/kind-texts.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Callout, Dialog } from '../../parts/components/index.ts';

interface OtherKindOfferProps {
  /** What the file seems to be. */
  seems: DocumentKind;
  /** Whether there are corrections that reading the file again would drop; they are asked about. */
  hasCorrections?: boolean;
  onReadAs: (kind: DocumentKind) => void;
}

/** Says what a file seems to be, and offers to read it as that. */
export function OtherKindOffer({ seems, hasCorrections = false, onReadAs }: OtherKindOfferProps) {
  const { t } = useTexts('review');
  const [isAsking, setIsAsking] = useState(false);
  const texts = t(`otherKind.${textsOfKind(seems)}`);
  return (
    <Callout
      role="status"
      tone="notice"
      icon={FileQuestion}
      title={texts.seems}
      actions={
        <Button size="sm" onClick={() => (hasCorrections ? setIsAsking(true) : onReadAs(seems))}>
          {texts.readAs}
        </Button>
      }
    >
      {texts.why}
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('otherKind.title')}
        description={t('otherKind.lost')}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('otherKind.stay')}</Button>
            <Button variant="primary" onClick={() => onReadAs(seems)}>
              {texts.readAs}
            </Button>
          </>
        }
      />
    </Callout>
  );
}
