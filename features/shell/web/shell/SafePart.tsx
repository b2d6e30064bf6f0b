import { Component, type ReactNode } from 'react';

interface Props {
  /** Which part it is, for the log. */
  name: string;
  children: ReactNode;
}

/** Spec 8: a part of the header that fails is logged and skipped; the rest stays. */
export class SafePart extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`Header part ${this.props.name} failed`, error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
