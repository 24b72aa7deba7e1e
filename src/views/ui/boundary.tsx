import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Replaces children that failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the rest of the page when a part of it cannot be shown: its code did not arrive, or it failed. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override readonly state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
