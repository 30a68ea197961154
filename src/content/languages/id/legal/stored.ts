import type { LegalTable } from '#content/legal/legal-page.ts';

const untilAccount = 'Sampai kamu menghapus akun.';
const untilCardOrAccount = 'Sampai kamu menghapus kartu atau akunnya.';

export const stored: LegalTable = {
  caption: 'Yang disimpan',
  columns: ['Apa', 'Untuk apa', 'Berapa lama'],
  rows: [
    [
      'Nama, alamat email, dan bentuk acak kata sandi yang tidak bisa dikembalikan',
      'Supaya kamu bisa masuk, dan hanya kamu',
      untilAccount,
    ],
    [
      'Kalau kamu lanjut tanpa akun: bahwa ada tamu seperti itu, yang kamu buat, dan bentuk acak tautan edit pribadimu kalau kamu membuatnya. Tanpa nama, kecuali kamu memberikannya; dari alamat email hanya bentuk acaknya, kalau kamu minta dikirimi tautan',
      'Supaya kartumu tetap milikmu dan kamu bisa mengubahnya',
      'Sampai kamu menghapusnya di pengaturan atau memindahkan kartunya ke sebuah akun. Tamu yang tidak menyimpan apa-apa di sini dihapus tiga hari setelah kunjungan terakhir. 30 hari setelah kunjungan terakhirmu browser ini tidak lagi membuka kartumu, tetapi kartunya tetap ada: setelah itu kamu hanya bisa mengubah atau menghapusnya dengan tautan edit pribadimu. Kalau kamu tidak punya, kirimi kami tautan kartunya, dan kami menghapusnya.',
    ],
    [
      'Gambar dan situs web, kalau kamu menambahkannya ke profil',
      'Untuk ditampilkan di halamanmu',
      untilAccount,
    ],
    [
      'Catatan masukmu, dan saat kamu lanjut tanpa akun: kapan, dari alamat IP mana, dan dengan browser apa',
      'Supaya kamu tetap masuk, dan supaya semuanya berakhir saat kamu mengganti kata sandi',
      'Sampai kamu keluar atau mengakhirinya di pengaturan, paling lama 30 hari setelah kunjungan terakhirmu.',
    ],
    [
      'Mana di antara kata sandi, Google, dan Facebook yang membuka akunmu, sejak kapan, dan mana yang mengonfirmasi alamatmu',
      'Supaya orang yang hanya tahu alamatmu tidak bisa masuk',
      'Sampai kamu menghapusnya di pengaturan atau menghapus akun.',
    ],
    [
      'Proses masuk dengan Facebook yang menunggu kamu mengonfirmasi alamatnya: alamat, nama, dan nomormu di Facebook',
      'Supaya tidak dipakai untuk apa pun sebelum kamu mengonfirmasi',
      'Sampai kamu mengonfirmasi, paling lama 25 jam.',
    ],
    [
      'Tautan yang kami kirim lewat email, dan email yang sedang menuju kepadamu',
      'Untuk mengonfirmasi alamatmu atau memilih kata sandi baru',
      'Tautan sampai dipakai, paling lama satu jam; email sampai terkirim, paling lama satu hari, dan seminggu lagi kalau ada yang gagal diantar.',
    ],
    ['Kartumu: nama, kata-kata, dan desain', 'Memang itulah inti situs ini', untilCardOrAccount],
    [
      'Foto dan suara yang kamu tambahkan',
      'Untuk ditampilkan dan diputar di kartumu',
      'Selama kartunya. File yang tidak lagi dipakai kartu mana pun dihapus setelah 60 hari, atau lebih cepat kalau ruangmu penuh dan kamu menambahkan yang lain.',
    ],
    [
      'Bahwa sebuah kartu dibagikan, kapan, dan lewat apa (tidak pernah kepada siapa)',
      'Untuk daftar di dasbormu',
      untilCardOrAccount,
    ],
    [
      'Balasanmu untuk sebuah kartu, tanpa akun: reaksi, kata-kata, suaramu, dan nama yang kamu ketik',
      'Untuk ditunjukkan kepada pembuat kartu, dan kepada yang ikut menulis kalau kamu memilihnya',
      'Sampai pembuat kartu menghapusnya, menghapus kartunya, atau menghapus akunnya. Pembuat kartu juga bisa menyembunyikannya atau melaporkannya kepada kami.',
    ],
    [
      'Yang kamu tulis di kartu yang diisi beramai-ramai, tanpa akun: nama, kata-kata, foto, suara atau gambar, dan siapa yang boleh membacanya sebelum kartu dibuka',
      'Untuk ditaruh di kartu. Kata-kata yang hanya untuk penerima tidak ditunjukkan kepada pembuat kartu',
      'Sampai kamu menariknya lewat tautanmu sendiri, atau pembuat kartu menghapus kartunya. Pembuat kartu juga bisa menyembunyikannya.',
    ],
    [
      'Cara orang ikut menulis di kartumu: apa yang dilihat sesama penulis, berapa orang yang boleh menulis, sampai kapan ditunggu, nama orang yang kamu ajak dan apakah mereka sudah melihat, dan akun mana yang membantumu',
      'Supaya mereka bisa menulis, dan kamu tahu siapa yang belum',
      'Sampai kamu menghapus kartunya. Kalau kamu menghapus akun, kartu yang sudah ditulisi orang lain berpindah kepada yang membantumu, atau tetap ada bagi penerimanya sampai 30 hari setelah dibuka.',
    ],
    [
      'Sampai kapan sebuah kartu tersegel: hari, jam, dan kota yang kamu pilih, atau bahwa kamu tidak tahu kotanya; dan apakah kartunya menerima balasan',
      'Supaya terbuka pada saat itu, dan tidak bagi siapa pun sebelumnya',
      untilCardOrAccount,
    ],
    [
      'Orang-orang yang hari ulang tahunnya kamu simpan: nama, tanggal, bulan, dan tahun kalau kamu isi, hubungannya denganmu, bahasa, kota, dan sebuah catatan; kartu mana yang kamu buat untuk mereka; dan dari sebuah impor, kapan dilakukan',
      'Untuk mengingatkanmu akan ulang tahun mereka, dan menyiapkan kartu untuk masing-masing. File kontak dibaca di perangkatmu sendiri: hanya orang yang kamu centang yang dikirim kepada kami',
      'Sampai kamu menghapusnya, membatalkan impornya, atau menghapus akun.',
    ],
    [
      'Hari ulang tahun dan nama yang kamu beri tahukan kepada seorang teman lewat tautannya, tanpa akun',
      'Untuk ditunjukkan kepada teman itu, dan tidak kepada orang lain',
      'Sampai teman itu menghapusnya atau menghapus akunnya.',
    ],
    [
      'Email ulang tahun mana yang kamu mau, bahasamu dan zona waktumu, seperti yang kamu pilih atau yang dikatakan browser-mu; dan pengingat mana yang sudah dikirim',
      'Supaya emailnya datang pada pagi harimu, dan tidak pernah dua kali',
      untilAccount,
    ],
    [
      'Dari perangkat yang kamu minta mengingatkanmu: alamat di pembuat browser-nya, tempat pesan dikirim, dan kunci yang hanya bisa dipakai perangkat itu untuk membacanya',
      'Untuk menampilkan pengingat di sana. Pembuat browser meneruskannya dan tidak bisa membacanya; tidak ada nama di dalamnya kecuali kamu memilihnya',
      'Sampai kamu mengakhirinya di perangkat itu atau menghapus akun, atau perangkatnya sudah tidak ada.',
    ],
    [
      'Kapan kamu terakhir mendapat email tentang balasan, dan bahwa kamu tidak mau menerimanya',
      'Supaya dikirim paling sering sekali setiap jam, atau tidak sama sekali',
      untilAccount,
    ],
    [
      'Kepada siapa kamu minta tautan kartu dikirim lewat email: alamat, bahasa, hari, jam, dan kotanya; dan nasibnya: terkirim, kembali, dibuka',
      'Untuk dikirim sekali, pada jamnya, dan supaya kamu tahu apakah sudah sampai',
      'Sampai 60 hari setelah harinya, atau sampai kamu menghapus kartu atau akunnya.',
    ],
    [
      'Alamatmu, kalau seseorang minta tautan kartu, atau ajakan ikut menulis di kartu, dikirim kepadamu lewat email',
      'Untuk email itu. Kode acaknya menghitung berapa banyak email seperti itu yang kamu terima, dan mengingat kalau kamu tidak mau',
      'Selama baris milik pengirim di atas; kodenya 30 hari, satu tahun kalau ada email ke alamat itu yang kembali, dan kalau kamu tidak mau, sampai kamu mau menerimanya lagi.',
    ],
    [
      'Desain awal sebuah kartu, berapa kali dibuka dan berapa kali diunduh, dalam bentuk angka',
      'Untuk menunjukkan jumlah tampilan kepadamu, dan di halaman Jelajahi berapa kali semua kartu dengan desain itu dibuka, diunduh, dan dibagikan',
      untilCardOrAccount,
    ],
    [
      'Desain yang kamu simpan dan yang kamu terbitkan, dengan nama penamu',
      'Untuk ditampilkan kepadamu, dan yang terbit kepada semua orang',
      'Sampai kamu menghapusnya atau menghapus akun. Desain yang kamu tarik langsung hilang bagi orang lain; yang sudah mereka buat dengannya tetap ada dan menyebut nama penamu.',
    ],
    [
      'Desain yang kamu sukai: dengan akunmu, atau dengan nomor acak browser-mu kalau kamu tidak punya akun',
      'Supaya kamu dihitung sekali dan bisa membatalkan Suka',
      'Sampai kamu membatalkannya atau menghapus akun; tanpa akun, tidak ada yang bisa dikenali dari situ.',
    ],
    [
      'Desain yang kamu simpan dari kartumu, dan favoritmu: desain, latar, stiker, dan kartu',
      'Supaya kamu menemukannya lagi; tidak ada orang lain yang melihatnya',
      'Sampai kamu mengeluarkannya atau menghapus akunmu.',
    ],
    [
      'Yang kamu tulis di formulir kontak, dengan nama dan alamat emailmu',
      'Untuk membalasmu',
      'Satu tahun; lebih cepat kalau kamu minta.',
    ],
    [
      'Yang kamu laporkan tentang kartu: kartunya, alasannya, yang kamu tambahkan, beserta akunmu, atau bentuk acak alamat IP-mu kalau kamu tidak punya akun',
      'Untuk memeriksa kartunya, dan melihat kalau banyak laporan datang dari satu tempat',
      'Satu tahun. Nama akunmu ikut terhapus bersama akunnya.',
    ],
    [
      'Yang dilakukan pengelola situs ini pada akun atau kartu, misalnya menyembunyikannya, menurut nomornya',
      'Supaya bisa dipertanggungjawabkan',
      'Satu tahun, seperti ditampilkan “Ekspor dataku”.',
    ],
    [
      'Hitungan percobaan masuk dan pengiriman formulir',
      'Untuk menahan penebak kata sandi dan banjir permintaan',
      'Paling lama satu hari setelah percobaan terakhir.',
    ],
  ],
};
