import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Workspace, WorkspaceState } from './workspace.ts';

const WorkspaceContext = createContext<Workspace | null>(null);

export function WorkspaceProvider({
  workspace,
  children,
}: {
  workspace: Workspace;
  children: ReactNode;
}) {
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}

/** Reading the workspace does not subscribe to its state. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace is used outside of WorkspaceProvider');
  return workspace;
}

/** `select` must return a primitive or a stable object. */
export function useWorkspaceState<T>(select: (state: WorkspaceState) => T): T {
  const workspace = useWorkspace();
  const read = () => select(workspace.getState());
  const readInitial = () => select(workspace.getInitialState());
  return useSyncExternalStore(workspace.subscribe, read, readInitial);
}
