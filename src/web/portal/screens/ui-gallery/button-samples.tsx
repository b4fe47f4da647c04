import { ArrowRight, Copy, Download, Ellipsis, Pencil, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Link } from '#web/ui/link.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

const variants = ['primary', 'outline', 'quiet', 'bad'] as const;
const sizes = ['m', 's'] as const;

export const ButtonSamples = () => (
  <Card title="Button, IconButton, Link, Icon, Kbd, Tooltip">
    {sizes.map((size) => (
      <div key={size} className="gallery-row">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size={size}>
            {`Send ${variant}`}
          </Button>
        ))}
        <Button size={size} icon={ArrowRight}>
          With icon
        </Button>
        <Button size={size} variant="outline" shortcut="d">
          Decide
        </Button>
        <Button size={size} busy="Sending...">
          Send
        </Button>
        <Button size={size} variant="outline" disabled>
          Disabled
        </Button>
      </div>
    ))}
    <div className="gallery-row gallery-plate plate">
      <Button variant="white" shortcut="d">
        Decide
      </Button>
      <Button variant="plate" shortcut="p">
        Request documents
      </Button>
    </div>
    <div className="gallery-row">
      <IconButton icon={Copy} label="Copy" />
      <IconButton icon={Download} label="Download" size="m" />
      <IconButton icon={X} label="Not available" aria-disabled />
      <Tooltip text="Opens the file in a new pane">
        <Button variant="outline" size="s" icon={Pencil}>
          Tooltip on focus
        </Button>
      </Tooltip>
      <Kbd>J</Kbd>
      <Icon of={Ellipsis} />
      <Icon of={Ellipsis} size="m" />
      <Icon of={Ellipsis} size="l" />
    </div>
    <div className="gallery-row">
      <Link to="/dev/ui">A link of the portal</Link>
      <Link to="tel:+14025550142">(402) 555-0142</Link>
      <Link to="/dev/ui" button variant="outline" size="s" icon={ArrowRight}>
        A link as a button
      </Link>
    </div>
  </Card>
);
