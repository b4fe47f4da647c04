import type { ComponentProps, ReactElement } from 'react';
import bucketTruck from './drawings/bucket-truck.svg?raw';
import cncMill from './drawings/cnc-mill.svg?raw';
import craneTruck from './drawings/crane-truck.svg?raw';
import deckOven from './drawings/deck-oven.svg?raw';
import excavator from './drawings/excavator.svg?raw';
import keys from './drawings/keys.svg?raw';
import mixer from './drawings/mixer.svg?raw';
import packagingLine from './drawings/packaging-line.svg?raw';
import papers from './drawings/papers.svg?raw';
import robotArm from './drawings/robot-arm.svg?raw';
import skidSteer from './drawings/skid-steer.svg?raw';
import twoKeys from './drawings/two-keys.svg?raw';
import { svgElements } from './svg-elements.ts';

const drawings = {
  'bucket-truck': bucketTruck,
  'cnc-mill': cncMill,
  'crane-truck': craneTruck,
  'deck-oven': deckOven,
  excavator,
  keys,
  mixer,
  'packaging-line': packagingLine,
  papers,
  'robot-arm': robotArm,
  'skid-steer': skidSteer,
  'two-keys': twoKeys,
};
export type DrawingName = keyof typeof drawings;

const decorative = (svg: string): string =>
  svg.replace(/ role="img" aria-label="[^"]*"/, ' aria-hidden="true" focusable="false"');

/** One of our own drawings. It is inline so that its background can be set. The text next to it gives its meaning. */
export const Drawing = ({ name, className = '' }: { name: DrawingName; className?: string }) => (
  <div className={`drawing ${className}`.trimEnd()}>{svgElements(decorative(drawings[name]))}</div>
);

/** A drawing that `<use href="#drawing-NAME">` repeats. */
export const DrawingSymbol = ({ name }: { name: DrawingName }) => {
  const { props } = svgElements(drawings[name]) as ReactElement<ComponentProps<'svg'>>;
  const { viewBox, fill, stroke, strokeLinecap, strokeLinejoin, children } = props;
  return (
    <symbol id={`drawing-${name}`} {...{ viewBox, fill, stroke, strokeLinecap, strokeLinejoin }}>
      {children}
    </symbol>
  );
};
