CREATE TABLE "galleries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "galleries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"match_id" integer,
	"gameweek_id" integer,
	"title_bg" text,
	"title_en" text,
	"held_on" date,
	"photographer" text,
	"added_by_id" integer,
	CONSTRAINT "galleries_key_unique" UNIQUE("key"),
	CONSTRAINT "one_gallery_a_match" UNIQUE("match_id"),
	CONSTRAINT "one_gallery_a_gameweek" UNIQUE("gameweek_id"),
	CONSTRAINT "gallery_of_one_subject" CHECK (num_nonnulls("galleries"."match_id", "galleries"."gameweek_id", "galleries"."title_bg") = 1),
	CONSTRAINT "event_has_a_day" CHECK (("galleries"."title_bg" is null) = ("galleries"."held_on" is null)),
	CONSTRAINT "only_an_event_has_a_title" CHECK ("galleries"."title_en" is null or "galleries"."title_bg" is not null)
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"gallery_id" integer NOT NULL,
	"position" integer NOT NULL,
	"caption_bg" text,
	"caption_en" text,
	"picture_id" integer NOT NULL,
	"large_avif_id" integer,
	"medium_id" integer,
	"medium_avif_id" integer,
	"small_id" integer,
	"small_avif_id" integer,
	"added_by_id" integer,
	CONSTRAINT "photos_key_unique" UNIQUE("key"),
	CONSTRAINT "picture_once_a_gallery" UNIQUE("gallery_id","picture_id"),
	CONSTRAINT "photo_has_a_position" CHECK ("photos"."position" > 0)
);
--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "role_known";--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_gameweek_id_gameweeks_id_fk" FOREIGN KEY ("gameweek_id") REFERENCES "public"."gameweeks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_added_by_id_people_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_large_avif_id_media_id_fk" FOREIGN KEY ("large_avif_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_medium_id_media_id_fk" FOREIGN KEY ("medium_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_medium_avif_id_media_id_fk" FOREIGN KEY ("medium_avif_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_small_id_media_id_fk" FOREIGN KEY ("small_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_small_avif_id_media_id_fk" FOREIGN KEY ("small_avif_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_added_by_id_people_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_gallery_id_position_index" ON "photos" USING btree ("gallery_id","position");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "role_known" CHECK ("people"."role" in ('organiser', 'competition-organiser', 'editor', 'photographer', 'scorer'));