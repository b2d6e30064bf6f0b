/** Letters of a letter's titles and of its morning. */
export const serif = "Georgia,'Times New Roman',serif";
/** Small print; the dark scheme knows it by its colour. */
export const grey = 'color:#4F5A68;font-size:13px';
/** Small print that fills lines. */
export const greyLines = `${grey};line-height:18px`;
/** The line under a row. */
export const ruled = 'border-bottom:1px solid #DCD9D0';
