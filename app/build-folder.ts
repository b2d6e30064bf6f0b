/** Where the built pages lie: `build`, or the folder named by BUILD_DIR so that several builds can stand side by side. */
export const buildFolder = new URL(`../${process.env['BUILD_DIR'] ?? 'build'}/`, import.meta.url);
