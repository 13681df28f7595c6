import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { cleanPastedHtml } from './clean-pasted-html'

/** Parses HTML as a browser does: it adds the elements around a part of a page. */
function parse(html: string): Document {
  const page = /<body/i.test(html) ? html : `<body>${html}</body>`
  const whole = /<html/i.test(page) ? page : `<html>${page}</html>`
  return parseHTML(`<!doctype html>${whole}`).document
}

const clean = (html: string) => cleanPastedHtml(html, parse)

/** A list item as Word writes it: a paragraph, with its bullet for programs without lists. */
function wordItem(level: number, marker: string, text: string, attributes = '', font = 'Symbol') {
  return `<p class=MsoListParagraphCxSpMiddle ${attributes} style='margin-left:${36 * level}.0pt;mso-add-space:auto;
text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span
style='font-family:${font};mso-fareast-font-family:${font};mso-bidi-font-family:${font}'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><!--[endif]--><span lang=DE>${text}<o:p></o:p></span></p>`
}

function wordPage(content: string) {
  return `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=ProgId content=Word.Document>
<style><!-- p.MsoNormal {font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head><body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->${content}<!--EndFragment--></body></html>`
}

describe('text of Word', () => {
  it('keeps headings below the title of the page, words and paragraphs', () => {
    const page = wordPage(`<p class=MsoTitle>Broschüre<o:p></o:p></p>
      <h1>Einleitung<o:p></o:p></h1><p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoNormal>Erster <b style='mso-bidi-font-weight:normal'>fetter</b> Satz
mit&nbsp;Umbruch.<o:p></o:p></p>
      <h2 style='margin-top:2.0pt'><b>Teil</b></h2><h3>Abschnitt</h3><h4>Tiefer</h4><h6>Am tiefsten</h6>`)
    expect(clean(page)).toBe(
      '<h2>Broschüre</h2><h2>Einleitung</h2>' +
        '<p>Erster <strong>fetter</strong> Satz mit Umbruch.</p>' +
        '<h3>Teil</h3><h4>Abschnitt</h4><h4>Tiefer</h4><h4>Am tiefsten</h4>',
    )
  })

  it('keeps bullets of all levels as lists', () => {
    const page = wordPage(
      wordItem(1, '·', 'erster Punkt') +
        wordItem(2, 'o', 'darunter', '', '"Courier New"') +
        wordItem(3, '§', 'noch tiefer', '', 'Wingdings') +
        wordItem(1, '·', 'zweiter <b>Punkt</b>') +
        '<p class=MsoNormal>Danach</p>',
    )
    expect(clean(page)).toBe(
      '<ul><li>erster Punkt<ul><li>darunter<ul><li>noch tiefer</li></ul></li></ul></li>' +
        '<li>zweiter <strong>Punkt</strong></li></ul><p>Danach</p>',
    )
  })

  it.each([
    ['1.', '2.', '<ol>'],
    ['a)', 'b)', '<ol>'],
    ['iv.', 'v.', '<ol>'],
    ['(3)', '(4)', '<ol start="3">'],
    ['1.1.', '1.2.', '<ol>'],
    ['7', '8', '<ol start="7">'],
    ['١.', '٢.', '<ol>'],
    ['أ\u200c-', 'ب\u200c-', '<ol>'],
    ['o', 'o', '<ul>'],
    ['-', '-', '<ul>'],
    ['ü', 'ü', '<ul>'],
    ['\uf0b7', '\uf0b7', '<ul>'],
    ['Ø', 'Ø', '<ul>'],
  ])('counts with the marks %s and %s', (first, second, open) => {
    const page = wordPage(wordItem(1, first, 'eins') + wordItem(1, second, 'zwei'))
    expect(clean(page)).toBe(`${open}<li>eins</li><li>zwei</li></${open.slice(1, 3)}>`)
  })

  it('continues a numbered list after a paragraph, and starts anew at 1', () => {
    const page = wordPage(
      `${wordItem(1, '1.', 'one') + wordItem(1, '2.', 'two')}<p class=MsoListParagraph>Pause</p>${
        wordItem(1, '3.', 'three') + wordItem(1, '1.', 'anew')
      }`,
    )
    expect(clean(page)).toBe(
      '<ol><li>one</li><li>two</li></ol><p>Pause</p>' +
        '<ol start="3"><li>three</li></ol><ol><li>anew</li></ol>',
    )
  })

  it('in Arabic keeps lists, headings and links', () => {
    const page = wordPage(
      `<h1 dir=RTL style='text-align:right'><span lang=AR-SA>الإنتاج الافتراضي</span></h1>${wordItem(
        1,
        '·',
        'أولاً: <a href="https://example.com/ar">التفاصيل</a>',
        'dir=RTL',
      )}${wordItem(2, 'o', 'ثانياً', 'dir=RTL')}`,
    )
    expect(clean(page)).toBe(
      '<h2>الإنتاج الافتراضي</h2><ul><li>أولاً: <a href="https://example.com/ar">التفاصيل</a>' +
        '<ul><li>ثانياً</li></ul></li></ul>',
    )
  })

  it('finds the mark by the comments around it, and in paragraphs without Word’s list style', () => {
    expect(
      clean(`<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><!--[if !supportLists]--><span
        style="font-family:Symbol">·<span>&nbsp;&nbsp; </span></span><!--[endif]-->Punkt</p>`),
    ).toBe('<ul><li>Punkt</li></ul>')
    expect(
      clean(`<p class="MsoListParagraph" style="margin-left:.5in"><span>·</span><span>&nbsp;&nbsp;&nbsp; </span>one</p>
        <p class="MsoListParagraph" style="margin-left:1.0in"><span>o<span>&nbsp;&nbsp;&nbsp;</span></span>two</p>`),
    ).toBe('<ul><li>one<ul><li>two</li></ul></li></ul>')
  })

  it('reads rows of a table as paragraphs', () => {
    const page =
      wordPage(`<table class=MsoTableGrid border=1><tr><th><p class=MsoNormal>Shot</p></th>
      <td><p class=MsoNormal>Frames</p></td></tr><tr><td><p class=MsoNormal>12A<o:p></o:p></p></td>
      <td><p class=MsoNormal>240</p><p class=MsoNormal>25 fps</p></td></tr></table>`)
    expect(clean(page)).toBe('<p><strong>Shot</strong> | Frames</p><p>12A | 240 25 fps</p>')
  })

  it('leaves out comments of colleagues, deleted text and bookmarks', () => {
    const page =
      wordPage(`<p class=MsoNormal><a name="_Toc1"><span>Text</span></a> <del>alt</del><ins>neu</ins><span
      class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[JD1]</a></span></p>
      <div style='mso-element:comment-list'><p class=MsoCommentText>Bitte kürzen!</p></div>
      <p class=MsoQuote>Zitat</p>`)
    expect(clean(page)).toBe('<p>Text neu</p><blockquote>Zitat</blockquote>')
  })
})

describe('text of Google Docs', () => {
  const inDocs = (content: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0f3c">${content}</b>`
  const span = (text: string, style = 'font-weight:400;text-decoration:none') =>
    `<span style="font-size:11pt;font-family:Arial;color:#000000;${style};white-space:pre-wrap;">${text}</span>`
  const item = (level: number, text: string) =>
    `<li dir="ltr" style="list-style-type:disc" aria-level="${level}"><p dir="ltr" role="presentation">${span(text)}</p></li>`

  it('is bold only where it was bold', () => {
    const html = inDocs(
      `<h1 dir="ltr">${span('Title', 'font-weight:400')}</h1><br /><p dir="ltr">${span('plain ')}${span(
        'bold',
        'font-weight:700',
      )}${span(' and ')}${span('slanted', 'font-weight:400;font-style:italic')}</p><br /><br /><h2>${span('Next')}</h2>`,
    )
    expect(clean(html)).toBe(
      '<h2>Title</h2><p>plain <strong>bold</strong> and <em>slanted</em></p><h3>Next</h3>',
    )
  })

  it('keeps levels of lists, which are lists beside items', () => {
    const html = inDocs(
      `<ul>${item(1, 'eins')}<ul>${item(2, 'eins eins')}<ul>${item(3, 'tief')}</ul></ul>${item(
        1,
        'zwei',
      )}</ul><ol>${item(1, 'first')}<ol>${item(2, 'under it')}</ol>${item(1, 'second')}</ol>`,
    )
    expect(clean(html)).toBe(
      '<ul><li>eins<ul><li>eins eins<ul><li>tief</li></ul></li></ul></li><li>zwei</li></ul>' +
        '<ol><li>first<ol><li>under it</li></ol></li><li>second</li></ol>',
    )
  })

  it('links to the target and not to Google', () => {
    const link = `<a href="https://www.google.com/url?q=https://example.com/a?b%3D1%26c%3D2&amp;sa=D&amp;ust=17" style="text-decoration:none;">${span(
      'here',
      'color:#1155cc;text-decoration:underline',
    )}</a>`
    expect(clean(inDocs(`<p>${span('Look ')}${link}</p><p>${span('end')}</p>`))).toBe(
      '<p>Look <a href="https://example.com/a?b=1&amp;c=2">here</a></p><p>end</p>',
    )
  })

  it('reads tables, and numbered headings as headings', () => {
    const html = inDocs(
      `<div dir="rtl" align="right"><table><colgroup><col /></colgroup><tbody><tr><td><p>${span(
        'اللقطة',
      )}</p></td><td><p>${span('المدة')}</p></td></tr></tbody></table></div>
      <ol><li aria-level="1"><h1>${span('Scope')}</h1></li></ol>`,
    )
    expect(clean(html)).toBe('<p>اللقطة | المدة</p><h2>Scope</h2>')
  })
})

describe('text of other programs', () => {
  it('Word in a browser puts each item in a list of its own', () => {
    const item = (tag: string, level: number, text: string) =>
      `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="BulletListStyle1"><li data-leveltext="" data-aria-level="${level}" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag.slice(0, 2)}></div>`
    expect(
      clean(
        `<div class="OutlineElement SCXW1"><p role="heading" aria-level="1"><span>Ablauf</span></p></div>${
          item('ul', 1, 'a') + item('ul', 2, 'b') + item('ul', 1, 'c')
        }${item('ol start="1"', 1, 'x') + item('ol start="2"', 1, 'y')}`,
      ),
    ).toBe(
      '<h2>Ablauf</h2><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol><li>x</li><li>y</li></ol>',
    )
  })

  it('LibreOffice and Pages keep lists in their items', () => {
    expect(
      clean(`<head><meta name="generator" content="LibreOffice 7.4"/></head><body><h1 class="western">Plan</h1>
        <ol><li><p style="line-height:100%"><font face="Liberation Serif">one</font></p>
        <ul><li><p>inner</p></li></ul></li><li><p>two</p><p>more of two</p></li></ol></body>`),
    ).toBe('<h2>Plan</h2><ol><li>one<ul><li>inner</li></ul></li><li>two<br>more of two</li></ol>')
    expect(
      clean(`<ul class="ul1"><li class="li1"><span class="s1">a<span class="Apple-converted-space">&nbsp;</span></span></li>
        <ul class="ul2"><li class="li1">b</li></ul></ul>`),
    ).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>')
  })

  it('a mail of Outlook arranged by tables is text, with the targets of its links', () => {
    expect(
      clean(
        `<table><tbody><tr><td><table><tbody><tr><td><p class="MsoNormal">Hello<br><br>see <a href="https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fplan&amp;data=05%7C02&amp;reserved=0">the plan</a></p></td></tr></tbody></table></td></tr></tbody></table>`,
      ),
    ).toBe('<p>Hello</p><p>see <a href="https://example.com/plan">the plan</a></p>')
  })

  it('headings of a web page keep their level', () => {
    expect(clean('<h2>Two</h2><p>text</p><h3>Three</h3>')).toBe(
      '<h2>Two</h2><p>text</p><h3>Three</h3>',
    )
  })

  it('some words stay in their sentence, and markup in them is text', () => {
    expect(clean('<meta charset="utf-8"><span style="color:red">two &lt;b&gt; words</span>')).toBe(
      'two &lt;b&gt; words',
    )
  })

  it('scripts, frames and dangerous links are left out, their words stay', () => {
    const html =
      '<p>a<script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">b</a></p><p><a href="file:///C:/x.docx">c</a><iframe src="//x"></iframe></p>'
    expect(clean(html)).toBe('<p>ab</p><p>c</p>')
  })

  it('soft hyphens and gaps of blanks are left out, protected blanks at numbers stay', () => {
    expect(
      clean(
        '<p>Spiel\u00adfilm\u00a0\u00a0in 24\u00a0fps, z.\u00a0B.\u00a0heute\u200b</p><p>x\u00a0y</p>',
      ),
    ).toBe('<p>Spielfilm in 24&nbsp;fps, z.&nbsp;B.&nbsp;heute</p><p>x y</p>')
  })
})
