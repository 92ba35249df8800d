import { Tooltip } from '@base-ui/react/tooltip';

function sideOf(anchor: HTMLElement): 'top' | 'right' | 'bottom' | 'left' {
  const side = anchor.dataset['tooltipSide'];
  return side === 'top' || side === 'right' || side === 'left' ? side : 'bottom';
}

export function TooltipPopup({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  return (
    <Tooltip.Root open onOpenChange={(open) => !open && onClose()}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={anchor}
          side={sideOf(anchor)}
          sideOffset={6}
          className="pointer-events-none z-[1100]"
        >
          {/* The text repeats the accessible name, so screen readers should not read it twice. */}
          <Tooltip.Popup
            aria-hidden
            className="max-w-64 rounded-control bg-ink px-2 py-1 text-12 font-medium text-ink-inverse shadow-floating"
          >
            {anchor.dataset['tooltip']}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
