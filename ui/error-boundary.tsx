import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  Fallback: ComponentType<{ error: unknown }>;
  /** When it changes, the children get another try. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  resetKey: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    return this.state.failure ? <Fallback error={this.state.failure.error} /> : children;
  }
}
