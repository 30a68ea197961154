import { designsText } from '../texts/designs.ts';
import { galleryText } from '../texts/gallery.ts';
import { ButtonLink } from '../ui/button.tsx';
import { toastOnPress } from '../ui/toast-on-press.ts';
import { studioPath } from './design-paths.ts';

interface DesignActionProps {
  design: { readonly id: string; readonly title: string };
  toName: string;
  className?: string;
}

/** Begins a card with a design. */
export function UseDesign({ design: { id, title }, toName, className }: DesignActionProps) {
  return (
    <ButtonLink
      to={studioPath(id, toName)}
      size="small"
      className={className}
      {...toastOnPress({
        title: galleryText('design.selected.toast'),
        description: galleryText('design.selected.text', { title }),
      })}
    >
      {galleryText('design.use.action')}
      <span className="sr-only"> {galleryText('design.of.label', { title })}</span>
    </ButtonLink>
  );
}

/**
 * Begins a design of one's own with the look of another: the same studio, and a message that says how it becomes one. Its
 * maker's name follows by itself.
 */
export function RemixDesign({
  design: { id, title },
  by,
}: Pick<DesignActionProps, 'design'> & { by: string }) {
  return (
    <ButtonLink
      to={studioPath(id)}
      size="small"
      look="quiet"
      {...toastOnPress({
        title: designsText('remix.toast'),
        description: designsText('remix.text', { name: by }),
        // It says what to do next.
        seconds: 12,
      })}
    >
      {designsText('remix.action')}
      <span className="sr-only"> {galleryText('design.of.label', { title })}</span>
    </ButtonLink>
  );
}
