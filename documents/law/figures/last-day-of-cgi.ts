/**
 * An invoice may cite the CGI until then (ordinance 2025-1247, art. 46 as amended;
 * BOI-RES-TVA-000253 § 3.1).
 */
export const LAST_DAY_OF_CGI = '2028-06-30';
