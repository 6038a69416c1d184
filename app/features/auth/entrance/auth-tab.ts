const tabs = ['signin', 'signup', 'recover', 'link'] as const;
export type AuthTab = (typeof tabs)[number];

export function readTab(parameters: URLSearchParams): AuthTab {
  const asked = parameters.get('tab');
  return tabs.find((tab) => tab === asked) ?? 'signin';
}

export function writeTab(tab: AuthTab): string {
  return tab === 'signin' ? '/auth' : `/auth?tab=${tab}`;
}
