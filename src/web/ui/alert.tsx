import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

type Props = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  tone: 'info' | 'ok' | 'warn' | 'bad';
  icon: ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': true }>;
  title: string;
  children?: ReactNode;
};

export const Alert = ({ tone, icon: Icon, title, children, className = '', ...box }: Props) => (
  <div {...box} className={`alert alert-${tone} ${className}`.trimEnd()}>
    <Icon size={24} strokeWidth={1.75} aria-hidden />
    <div className="alert-body">
      <p className="alert-title">{title}</p>
      {children}
    </div>
  </div>
);
