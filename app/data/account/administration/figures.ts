import { readServerConfig } from '#app/data/account/server-config.ts';
import { askFigure } from './ask-figure.ts';

/** A figure is null when its query failed. */
export type SiteFigures = {
  shares: readonly GenerationShare[] | null;
  brokenRules: readonly { rule: string; total: number }[] | null;
  conversion: { total_leads: number; converted_leads: number } | null;
  mail: readonly MailOutcome[] | null;
  health: SiteHealth | null;
  /** Empty when unknown. */
  version: string;
};
export type GenerationShare = {
  document_type: string;
  template: string;
  total: number;
  electronic: number;
};
/** `reason` is the code of what refused a message. */
export type MailOutcome = {
  email_type: string;
  status: string;
  reason: string | null;
  total: number;
};
export type SiteHealth = {
  database_bytes: number;
  waiting_mail: number;
  oldest_mail: string | null;
  due_deletions: number;
};

/** Figures over a period cover the last thirty days. */
export async function loadFigures(): Promise<SiteFigures> {
  const [shares, brokenRules, conversion, mail, health, version] = await Promise.all([
    askFigure((client) => client.rpc('get_generation_shares', {})),
    askFigure((client) => client.rpc('get_broken_rules', {})),
    askFigure((client) => client.rpc('get_lead_conversion')),
    askFigure((client) => client.rpc('get_mail_outcomes', {})),
    askFigure((client) => client.rpc('get_health')),
    readVersion(),
  ]);
  return {
    shares,
    brokenRules,
    conversion: conversion?.[0] ?? null,
    mail,
    health: health?.[0] ?? null,
    version,
  };
}

async function readVersion(): Promise<string> {
  const config = await readServerConfig().catch(() => null);
  return config?.version ?? '';
}
