import type { LucideIcon } from 'lucide-react';

export type IconShape = LucideIcon;
const sizes = { s: 16, m: 20, l: 24 } as const;
type Props = { of: IconShape; size?: keyof typeof sizes; className?: string };

/** Draws an icon next to its word. It is hidden from screen readers. */
export const Icon = ({ of: Shape, size = 's', className }: Props) => (
  <Shape size={sizes[size]} strokeWidth={1.75} className={className} aria-hidden />
);
